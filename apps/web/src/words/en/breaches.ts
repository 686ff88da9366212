import type { breaches as german } from '../de/breaches.ts';

/** A rulebook's list of breaches, fines, and what holds during a penalty. */
export const breaches: typeof german = {
  offence: 'What for?',
  offenceNeeded: 'Say what for.',
  offenceHint: 'A word or the number of the rule. The list is the rulebook’s own.',
  bookList: 'What the rulebook names',
  notNamed: 'Not named by the rulebook itself',
  noneFound: 'Nothing found. Try another word.',
  another: 'Choose another',
  fine: 'Fine',
  fineHint: 'The rulebook names no sum.',
  fineNeeded: 'Enter the amount.',
  fineSet: (amount) => `Fine: ${amount}`,
  fineByClub: 'The club pays the fine.',
  fineOf: (amount, by) => (by === 'club' ? `Fine ${amount}, paid by the club` : `Fine ${amount}`),
  earlier: 'Penalties on other evenings',
  looking: 'Looking …',
  noneEarlier: 'There was no penalty on any other evening.',
  unread: (count) => (count === 1 ? 'One evening could not be read.' : `${String(count)} evenings could not be read.`),
  holds: 'What holds until then',
  away: (name, hand, pays) =>
    `Penalty: ${name}, ${hand === 'dead' ? 'dead hand' : 'no cards'}${pays === undefined ? '' : pays === 'bigBlind' ? ', pays the big blind' : ', pays the small blind'}.`,
  back: (names) => `May come back: ${names}.`,
};
