package dev.mcpcdi.client;

/** What a client says to a {@link Question}. Immutable. */
public sealed interface QuestionAnswer permits ElicitationAnswer, SamplingAnswer, RootsAnswer {}
