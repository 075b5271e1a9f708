/** What customers wish for and how long it takes to reach them. */
package bookshop.orders;
