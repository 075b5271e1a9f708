/** The books of the shop and the tools that look for them. */
package bookshop.catalogue;
