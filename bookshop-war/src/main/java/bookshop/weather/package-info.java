/** The weather in front of the shop's branches. */
package bookshop.weather;
