import type { ProfileRemarkWords } from './remark-words.ts';

const PART = { tables: 'single tables', events: 'team events', duels: 'duels' } as const;

export const en: ProfileRemarkWords = {
  'scored-not-played': ({ part }) => `Points are scored in ${PART[part]}, and a match day has none.`,
  'played-not-scored': ({ part }) => `There are ${PART[part]}, and they count neither for teams nor for players.`,
  'events-without-points': () =>
    'Team events count for the team, but nothing says what a place gives: everybody gets 0.',
  'thirds-without-points': () => 'Thirds count for players, but nothing says what they give: everybody gets 0.',
  'fewer-points-than-seats': ({ points, seats }) =>
    `There are points for ${String(points)} places, and a full table has ${String(seats)}: the last get 0.`,
  'by-match-without-duels': () => 'The table counts matches, and there are no duels: nobody gets points.',
  'number-beyond-line-up': ({ number, players }) =>
    `There is no number ${String(number)}: a team has ${String(players)} players.`,
  'number-twice-in-heat': ({ number, heat }) => `Number ${String(number)} plays in two places in heat ${String(heat)}.`,
  'number-in-no-heat': ({ number }) => `Number ${String(number)} plays in no heat.`,
  'starts-otherwise': ({ number, starts, said }) =>
    `Number ${String(number)} is at a table in ${String(starts)} heats; a player should start ${String(said)} times.`,
  'events-otherwise': ({ heat, players, events }) =>
    `In heat ${String(heat)} ${String(players)} numbers are in team events, of which there are ${String(events)}.`,
  'heats-without-events': () => 'Heats have numbers in team events, and there are no team events.',
  'least-above-players': ({ least, players }) =>
    `At least ${String(least)} must be there, and a team has only ${String(players)} players.`,
  'night-not-played': ({ part }) => `Tournaments are set up for ${PART[part]}, and a match day has none.`,
  'no-such-rulebook': ({ rulebook }) =>
    `Riffle has no rulebook “${rulebook}”: tournaments of a match day cannot be opened like this.`,
  'seats-otherwise': ({ seats, said }) =>
    `The tournaments have ${String(seats)} seats at a table, and a full table has ${String(said)} players.`,
  'heats-of-night-otherwise': ({ heats, ends }) =>
    `There are ${String(heats)} heats, and the team event names ${String(ends)} ends. The last heat ends with the event: ${String(heats - 1)} are needed.`,
  'heat-ends-beyond-levels': ({ level, levels }) =>
    `A heat ends with level ${String(level)}, and only ${String(levels)} are played.`,
  'no-break-after-heat': ({ level }) =>
    `A heat ends after level ${String(level)}, and no break follows: there stacks are counted and handed on.`,
  'division-twice': ({ division }) => `Division “${division}” stands there twice.`,
  'no-such-division': ({ division }) => `There is no division “${division}”.`,
  'fees-without-licence': () => 'There are licence fees, and clubs need no licence.',
  'fees-without-instalments': () => 'There are licence fees, but nothing says when they are due: nothing is asked for.',
  'instalments-not-whole': ({ percent }) => `The parts of the fee come to ${String(percent)} percent instead of 100.`,
  'round-beyond-season': ({ round, rounds }) =>
    `A part of the fee is due before match day ${String(round)}, and the season has ${String(rounds)}.`,
  'more-count-than-held': ({ best, rounds }) =>
    `The best ${String(best)} match days count, and the season has only ${String(rounds)}: none is dropped.`,
  'criterion-twice': ({ criterion }, say) =>
    `“${say.criterion(criterion)}” stands there twice: the second time it parts nobody.`,
  'criterion-needs-duels': ({ criterion }, say) => `“${say.criterion(criterion)}” parts nobody: there are no duels.`,
  'nothing-after-decided': () =>
    'Where the league decides nobody is level after it: the steps behind it have no effect.',
  'moves-beyond-division': ({ division, teams }) =>
    `More teams leave division “${division}” than the ${String(teams)} that it takes.`,
  'replaced-above-up': ({ downTo, up }) =>
    `${String(up)} go up, and the next move up only down to rank ${String(downTo)}: nobody does.`,
  'moves-without-division': () => 'There is one division only: nobody can go up or down.',
  'fine-above-most': ({ cents, most }, say) =>
    `This fine is ${say.money(cents)}, and the highest may be ${say.money(most)}.`,
  'deduction-each-above-most': ({ each, most }) =>
    `Up to ${String(each)} points are taken at once, and at most ${String(most)} together.`,
};
