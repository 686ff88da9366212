import type { LeagueWords } from './league-words.ts';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const list = new Intl.ListFormat('en', { type: 'conjunction' });
const said = ([ahead, behind]: readonly [number, number]): string =>
  `${number.format(ahead)} to ${number.format(behind)}`;
const known = (words: readonly string[]): string => (words.length === 0 ? '' : ` Possible: ${words.join(', ')}.`);

export const en: LeagueWords = {
  problem: {
    missing: () => 'This is missing.',
    'unknown-field': (problem) => `There is no such field here.${known(problem.known)}`,
    'not-one-of': (problem) => `It cannot be answered like this.${known(problem.known)}`,
    'said-twice': ({ value }) => `"${value}" stands there twice.`,
    'not-a-flag': () => 'Here stands true or false.',
    'not-a-text': () => 'Here stands a text that is not empty.',
    'text-not-so': () => 'It is not written like this: a short name has letters and digits, a day is YYYY-MM-DD.',
    'text-too-long': ({ most }) => `The text is longer than ${number.format(most)} characters.`,
    'not-a-whole-number': () => 'Here stands a whole number.',
    'number-out-of-bounds': ({ least, most }) =>
      `Possible is a whole number from ${number.format(least)} to ${number.format(most)}.`,
    'not-a-list': () => 'Here stands a list.',
    'list-too-long': ({ most }) => `The list has more than ${number.format(most)} lines.`,
    'not-a-record': () => 'Here stand several fields with names.',
    'no-such-profile': (problem) => `There is no such competition profile.${known(problem.known)}`,
    'name-of-ready-profile': () => 'A profile that comes with Riffle is called that. Choose another short name.',
    'own-profile-of-another-name': () => 'The own profile (own) is called otherwise than the profile of the season.',
    'seat-without-result': () => 'The round card lacks a place or a chip count here.',
    'seat-without-player': () => 'The round card does not say who sat here.',
    'chips-do-not-add-up': ({ chips, counted }) =>
      `${number.format(counted)} chips are counted, ${number.format(chips)} were at the table: count again.`,
    'place-cannot-be': ({ written, reckoned }) =>
      `Place ${String(written)} cannot be: it is place ${String(reckoned)}.`,
    'stack-without-result': () => 'It is not said how much of this stack was left, or at which place it went out.',
    'stack-without-player': () => 'It is not said who played this stack.',
    'stack-ends-nowhere': () =>
      'This stack has chips at the end of the heat, and nothing is told of it in the next: who took it over?',
    'no-such-duel': () => 'The format has no such duel.',
    twice: ({ id }) => `There is "${id}" already.`,
    'no-such-division': ({ id }) => `There is no division "${id}".`,
    'no-such-team': ({ id }) => `There is no team "${id}" in this division.`,
    'no-such-player': ({ id }) => `There is no player "${id}".`,
    'no-such-round': () => 'This round was not played: there is nothing to correct.',
    'no-such-card': () =>
      'This card, event or match does not stand in the round: its short name and heat are otherwise there.',
    'nothing-corrected': () => 'It is not said what is right. Possible: table, event, match, team, told, decision.',
    'against-itself': () => 'A team does not play against itself.',
    'seat-without-team': () => 'It is not said for which team somebody played here.',
    'twice-in-heat': ({ id }) => `"${id}" sits somewhere else in this heat already.`,
    'nobody-named': () => 'It is not said whom this is about: team or player.',
    'too-many-teams': ({ most }) => `At most ${String(most)} teams play in this division.`,
    'too-many-rounds': ({ most }) => `A season has ${String(most)} rounds.`,
    'too-many-teams-of-club': ({ most }) => `A club has at most ${String(most)} team in a division.`,
    'deduction-not-possible': () => 'This league takes no points from players.',
    'deduction-too-large': ({ most }) => `At most ${String(most)} points are taken at once.`,
  },
  remark: {
    'in-time-without-all-chips': ({ table }) =>
      `Table ${table}: "in time" is ticked, but several had chips at the end. The extra point is not given.`,
    'stacks-do-not-add-up': ({ event, heat, before, after }) =>
      `Team event ${event}, heat ${String(heat)}: ${number.format(before)} chips at the start, ${number.format(after)} at the end.`,
    'stack-not-handed-on': ({ event, heat, team, left, taken }, naming) =>
      `Team event ${event}, heat ${String(heat)}: ${naming.team(team)} left ${number.format(left)} and began with ${number.format(taken)}.`,
    'stack-not-played-on': ({ event, heat, team, left }, naming) =>
      `Team event ${event}, heat ${String(heat)}: nothing is told of ${naming.team(team)} here, which had ${number.format(left)} chips before.`,
    'more-seats-than-a-table-has': ({ table, seats, most }) =>
      `Table ${table}: ${String(seats)} seats are entered, a table has ${String(most)}.`,
    'player-of-two-teams': ({ player, team, other }, naming) =>
      `${naming.player(player)} is entered for ${naming.team(team)} and for ${naming.team(other)}.`,
    'team-without-result': ({ team }, naming) => `Nothing is entered of ${naming.team(team)}.`,
    'absent-with-results': ({ team }, naming) =>
      `${naming.team(team)} counts as not having appeared, yet results are entered: they do not count for the team.`,
    'too-few-players': ({ team, present, least }, naming) =>
      `${naming.team(team)} was there with ${String(present)} players; with fewer than ${String(least)} it counts as not having appeared.`,
    'deduction-takes-less': ({ player, points, taken }, naming) =>
      `${naming.player(player)}: of ${String(points)} penalty points ${String(taken)} are taken, this league takes no more.`,
    'decision-without-effect': ({ of, order }, naming) =>
      of === 'teams'
        ? `The decision about ${order.map(naming.team).join(', ')} changes nothing: they are not level, or this league leaves the place shared.`
        : `Naming ${order.map(naming.player).join(', ')} MVP of the day changes nothing: somebody else has most points, or one alone has.`,
  },
  ahead: {
    points: ({ ahead, behind, values }) => `${ahead} is ahead of ${behind}: more points, ${said(values)}.`,
    wins: ({ ahead, behind, values }) => `${ahead} is ahead of ${behind}: more wins, ${said(values)}.`,
    places: ({ ahead, behind, values, place = 1 }) =>
      place === 1
        ? `${ahead} is ahead of ${behind}: more rounds won, ${said(values)}.`
        : `${ahead} is ahead of ${behind}: more often at place ${String(place)}, ${said(values)}.`,
    scored: ({ ahead, behind, values }) => `${ahead} is ahead of ${behind}: scored more, ${said(values)}.`,
    difference: ({ ahead, behind, values }) => `${ahead} is ahead of ${behind}: a better difference, ${said(values)}.`,
    matchesWon: ({ ahead, behind, values }) => `${ahead} is ahead of ${behind}: more matches won, ${said(values)}.`,
    bestRound: ({ ahead, behind, values }) => `${ahead} is ahead of ${behind}: a better best round, ${said(values)}.`,
    lastRound: ({ ahead, behind, values }) => `${ahead} is ahead of ${behind}: a better last round, ${said(values)}.`,
    directPoints: ({ ahead, behind, values, among }) =>
      `${ahead} is ahead of ${behind}: more points in the matches among the ${String(among)} who are level, ${said(values)}.`,
    directScored: ({ ahead, behind, values, among }) =>
      `${ahead} is ahead of ${behind}: scored more in the matches among the ${String(among)} who are level, ${said(values)}.`,
    decided: ({ ahead, behind }) => `${ahead} is ahead of ${behind}: so it was decided.`,
    lastForStayingAway: ({ ahead, behind, values: [, times] }) =>
      `${ahead} is ahead of ${behind}: ${behind} did not appear ${String(times)} times and stands last for that.`,
    level: ({ ahead, behind }) => `${ahead} and ${behind} share the place.`,
  },
  criterion: {
    points: 'points',
    wins: 'wins',
    places: 'all places',
    scored: 'what they scored',
    difference: 'the difference',
    matchesWon: 'matches won',
    bestRound: 'the best round',
    lastRound: 'the last round',
    directPoints: 'points against each other',
    directScored: 'what they scored against each other',
    decided: 'all that was decided',
  },
  levelIn: (reason, criteria) =>
    criteria.length === 0 ? reason : `${reason} They are level in ${list.format(criteria)}.`,
};
