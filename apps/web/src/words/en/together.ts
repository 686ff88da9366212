import type { together as german } from '../de/together.ts';

const MOVES = {
  balance: 'balance the tables',
  breakTable: 'break a table',
  openTables: 'open more tables',
  finalTable: 'form the final table',
};

/** Hand-for-hand: each hand at all tables at once. */
export const together: typeof german = {
  title: 'Hand-for-hand',
  until: (left) => `until ${String(left)} are in`,
  running: 'The hands that run are played to their end.',
  hand: (no) => `Hand ${String(no)}`,
  done: (done, all) => `${String(done)} of ${String(all)} tables finished`,
  states: { playing: 'runs', allIn: 'all-in waits', done: 'finished' },
  stateOf: (table) => `${table}: how is it with the hand?`,
  told: { playing: 'runs', allIn: 'waits with an all-in', done: 'finished' },
  toldDone: (table, is) => `${table}: ${is}.`,
  allDone: 'All tables have finished.',
  deal: 'Next hand at all tables',
  dealFirst: 'First hand together',
  dealt: (no) => `Hand ${String(no)} at all tables.`,
  minutes: (minutes) => (minutes === 0 ? 'nothing' : `${String(minutes)} min`),
  takes: 'Off the clock for a hand',
  reported: (names) => `Out in this hand: ${names}.`,
  open: 'Places are settled once all tables have finished.',
  afterwards: (moves) => `After this hand: ${moves.map((one) => MOVES[one]).join(', ')}.`,
  end: 'End hand-for-hand',
  ended: 'Hand-for-hand ended.',
  begin: (until) => `Play hand-for-hand until ${String(until)} are in`,
  begun: 'Hand-for-hand announced.',
  askTitle: 'Announce hand-for-hand',
  askUntil: 'Until so many are in',
  askHint: (left) => `${String(left)} are still in. After that, play goes on as usual.`,
  announce: 'Announce',
  notNow: 'Not now',
};
