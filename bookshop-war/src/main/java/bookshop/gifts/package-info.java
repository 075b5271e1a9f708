/** Books for somebody else, which need two words of the customer. */
package bookshop.gifts;
