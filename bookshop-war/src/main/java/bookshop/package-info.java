/** The shop as a whole: what it calls itself and where it is served. */
package bookshop;
