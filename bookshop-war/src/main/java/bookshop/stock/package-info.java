/** What is on the shelves, and how a customer gets it; values that no model may invent. */
package bookshop.stock;
