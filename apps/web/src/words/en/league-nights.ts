import type { leagueNights as german } from '../de/league-nights.ts';

export const leagueNights: typeof german = {
  title: 'Tournaments',
  none: 'No tournament is open yet.',
  noneWhy: 'Riffle opens them in one step: with those who are named, seats drawn and in the league’s format.',
  open: 'Open the tournaments',
  openMore: (count) => (count === 1 ? 'Open 1 tournament anew' : `Open ${String(count)} tournaments anew`),
  notYet: 'Tournaments are opened once the season has begun.',
  tooFew: 'At least two teams need a line-up for that.',
  dialog: {
    what: (count) =>
      `${count === 1 ? 'One tournament is made' : `${String(count)} tournaments are made`}: players are entered and seated, for a missing one stands a stack of nobody. Until play begins it can be taken back.`,
    without: (teams) => `Without a line-up, so not among them: ${teams}.`,
    go: (count) => (count === 1 ? 'Open 1 tournament' : `Open ${String(count)} tournaments`),
    goWithout: (count) => (count === 1 ? 'Open without this team' : `Open without these ${String(count)} teams`),
    done: 'The match day’s tournaments are open.',
  },
  missing: {
    ask: 'Somebody is missing',
    title: (team) => `${team}: who is missing?`,
    what: 'It holds for all of this match day: in every tournament that has not begun nobody sits there. Whoever comes after all is there by a tap.',
    who: 'Who is named and not there',
    go: 'Is missing',
    named: (player) => `${player} is missing`,
    came: 'Is there',
    cameAs: (player) => `${player} is there`,
    short: (team, present, least) =>
      `${team}: ${present === 1 ? '1 player is' : `${String(present)} players are`} there, ${String(least)} must be.`,
    shortWhat: 'If nobody comes: say under “Note” how many are there, or that the team stayed away.',
    number: (team, player, number, may) =>
      `${team}: ${player} is missing with number ${String(number)}. Whoever is missing has number ${may}.`,
    numberWhat: (until) => `Until ${until} the line-up can be changed: exchange the numbers.`,
  },
  changed: (teams) => `Lined up otherwise since the opening: ${teams}.`,
  changedWhat: 'Change the player at the tournament’s desk, or take the opening back and open anew.',
  event: (name) => `Team event ${name}`,
  heat: (heat) => `Tables, heat ${String(heat)}`,
  tables: 'Tables',
  players: (count) => (count === 1 ? '1 place' : `${String(count)} places`),
  stage: { before: 'not begun', play: 'running', over: 'over', off: 'called off', gone: 'deleted' },
  desk: 'Desk',
  deskOf: (night) => `Desk: ${night}`,
  screens: 'Wall and dealers',
  screensOf: (night) => `Wall and dealers: ${night}`,
  lacks: (heats) =>
    `After heat ${heats} no stacks were counted in the break. Nothing is proposed without them: count them at the desk or enter them by hand.`,
  card: (name) => `Table ${name}`,
  ofEvent: (heats) => (heats === 1 ? '1 heat' : `${String(heats)} heats`),
  as: {
    new: 'proposed',
    entered: 'taken over',
    changed: 'otherwise by now',
    withdrawn: 'taken back',
    otherwise: 'entered otherwise',
    kept: 'stays',
  },
  take: (count) => (count === 1 ? 'Take the result over' : `Take ${String(count)} results over`),
  replace: 'Replace',
  remove: 'Remove',
  keep: 'Keep',
  unsettled: (count) =>
    count === 1
      ? 'One result that was taken over is otherwise in its tournament by now.'
      : `${String(count)} results that were taken over are otherwise in their tournaments by now.`,
  unsettledOn: (day) => `${day}: a tournament says otherwise by now than what was taken over.`,
  toDay: 'To the match day',
  unsettledWhat: 'Take over what is new, or remove what the tournament says no more. “Keep” leaves what is entered.',
  byHand: 'By hand',
  replacing: {
    title: (which) => `Replace ${which}`,
    what: 'Something else was entered by hand. What the tournament says comes in its place.',
    go: 'Replace',
  },
  removing: {
    title: (which) => `Remove ${which}`,
    what: 'The tournament says this result no more: it was taken back, called off or deleted. The round card goes.',
    go: 'Remove',
  },
  late: {
    title: (which) => `Take over ${which}`,
    what: 'The match day is closed. The reason stands in the log.',
    reason: 'Reason for the correction',
    go: 'Take over',
  },
};
