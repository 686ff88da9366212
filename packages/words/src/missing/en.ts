import type { MissingWords } from './missing-words.ts';

const count = (value: string | number | undefined): number => Number(value ?? 0);

export const en: MissingWords = {
  'too-few-entries': ({ entries }) => `Only ${String(count(entries))} entered; two are needed.`,
  'not-checked-in': ({ missing }) => `${String(count(missing))} entered but not here yet.`,
  'no-levels': () => 'The structure has no level yet.',
  'not-drawn': () => 'Seats have not been drawn.',
  unseated: ({ players }) => `${String(count(players))} without a seat.`,
  byes: ({ players }) => `${String(count(players))} with a bye: they begin with the second round.`,
  'clubs-not-registered': ({ clubs }) =>
    Number(clubs) === 1
      ? 'One club has not been registered by its captain yet.'
      : `${String(clubs)} clubs have not been registered by their captains yet.`,
  'no-time-limit': () => 'The rulebook has it played against time; no time limit is entered.',
  'fees-open': ({ players }) => `${String(count(players))} without a seat until the fee is paid.`,
  'prizes-by-hand': () => 'The prizes were typed in; the rulebook divides them by a table.',
  'no-prizes': () => 'Prizes have not been entered.',
  'club-mates-together': ({ pairs }) =>
    `${String(count(pairs))} times club mates share a table although it could be avoided.`,
  'edition-unknown': () => 'Riffle no longer knows this edition of the rulebook: none is asked.',
  'occasion-unset': () => 'The rulebook depends on the occasion, which has not been chosen.',
  'no-tables': () => 'There is no table yet.',
};
