package dev.mcpcdi.it.desk;

import jakarta.enterprise.context.ApplicationScoped;

@ApplicationScoped
class BookCatalogue extends Catalogue<Book> {}
