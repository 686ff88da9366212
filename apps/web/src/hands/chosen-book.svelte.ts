import { type BookId, rulebooks } from '@riffle/rulebooks';

const place = 'riffle.hands.book';
const kept = localStorage.getItem(place);
let book = $state<BookId>(rulebooks.find(({ id }) => id === kept)?.id ?? rulebooks[0]?.id ?? '');

/** The rulebook that the calculators ask, the same for all of them. */
export const chosenBook = {
  get id(): BookId {
    return book;
  },
  set id(wanted: BookId) {
    book = wanted;
    localStorage.setItem(place, wanted);
  },
};
