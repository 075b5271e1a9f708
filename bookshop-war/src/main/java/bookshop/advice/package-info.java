/** What the shop cannot know itself: a model's word, and where its customer works. */
package bookshop.advice;
