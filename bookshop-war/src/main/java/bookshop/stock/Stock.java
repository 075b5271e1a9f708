package bookshop.stock;

/** How many copies of a title there are. */
record Stock(String title, int copies) {}
