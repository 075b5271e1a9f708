package dev.mcpcdi.it.desk;

record Book(String title, int year) {}
