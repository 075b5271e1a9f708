package bookshop.orders;

import jakarta.validation.constraints.NotNull;

/** When a parcel arrives. */
record Delivery(@NotNull String country, int days) {}
