import type { form as de } from '../de/form.ts';

export const form: typeof de = {
  label: 'Form of play',
  kinds: {
    none: 'As the rulebook has it',
    sitAndGo: 'Sit & go against time',
    shootOut: 'Shoot-out in rounds',
    headsUp: 'Heads-up tournament',
    heats: 'Team event in heats',
  },
  told: {
    none: 'Tables are balanced and broken until the final table is formed; where the rulebook has it otherwise, as it says.',
    sitAndGo: 'Each table plays for itself. When the time is up the last hands are dealt, then chips rank who is left.',
    shootOut: 'No table is balanced. Whoever is left at a table plays the next round, until one table is left.',
    heats:
      'In the break after a heat a team mate takes the stack over and plays on with it. Who has played which heat is kept.',
    headsUp:
      'Two play each other, and the winner goes on to the next round. Where it does not come out even there are byes.',
  },
  heatsEnd: 'Heats end after level',
  heatsEndHint: 'With commas, e.g. 4, 8 for three heats. After each of them the structure has a break.',
  heat: (no, of) => `Heat ${String(no)} of ${String(of)}`,
  heatOver: (no, of) => `Heat ${String(no)} of ${String(of)} is played`,
  yourHeat: (no) => `You play heat ${String(no)} with this stack.`,
  stackStays: 'The stack stays at its seat: a team mate takes it over for the next heat.',
  handedOn: (done, of) => `${String(done)} of ${String(of)} stacks handed on`,
  handOnHint: 'Stack, seat and club stay. Whoever does not hand on plays on with his stack.',
  handOn: 'Hand on',
  tookOver: (heat) => `plays heat ${String(heat)}`,
  handOnTitle: (name) => `Who takes over the stack of ${name}?`,
  handOnTold: 'Seat and chips stay, and a player of the same team plays on. The own link of who had it holds no more.',
  handOnWho: 'Team mate',
  handOnWhy: 'Why outside the break?',
  handOnWhyHint: 'Stacks are handed on between heats; with a reason the director allows it at other times.',
  handedOnDone: 'Stack handed on.',
  minutes: 'Time limit in minutes',
  minutesHint: 'Time of play, without breaks. Empty: no limit.',
  lastHands: 'Last hands',
  advance: 'Go on from each table',
  stacks: 'Stacks in the next round',
  ofStacks: { fresh: 'a starting stack for all', carried: 'everybody keeps his own' },
  draw: 'Next round',
  ofDraw: { anew: 'drawn anew', tree: 'by the bracket' },
  places: 'Places of the same round',
  ofPlaces: { shared: 'shared', atTable: 'by the place at the table', byTime: 'in order of time' },
  thirdPlace: 'Match for third place',
  levelsAgain: 'Blinds begin anew with every round',
  noLate: 'There is no late entry in rounds.',
  rounds: 'Rounds',
  round: (no) => `Round ${String(no)}`,
  final: 'Final',
  third: 'For third place',
  table: (name) => `Table ${name}`,
  bye: 'bye',
  goesOn: 'goes on',
  won: 'won',
  you: 'This is you',
  print: 'Print the rounds',
  timeUp: 'The time is up',
  endsAt: (time) => `The time is up at ${time}.`,
  lastHandsTold: (hands) =>
    hands === 1 ? 'Each table plays 1 more hand.' : `Each table plays ${String(hands)} more hands.`,
  handsLeft: (hands) => (hands === 0 ? 'last hand begun' : `${String(hands)} left`),
  lastHandsHere: (hands) =>
    hands === 0
      ? 'The last hand is running at this table.'
      : hands === 1
        ? '1 more hand at this table.'
        : `${String(hands)} more hands at this table.`,
  thenHands: (hands) =>
    hands === 0 ? '' : hands === 1 ? 'Then 1 more hand is dealt.' : `Then ${String(hands)} more hands are dealt.`,
  rankedHere: 'This table is ranked by chips.',
  ranked: 'ranked',
  countHint: 'Chips rank who is left. Equal stacks share the place.',
  chipsOf: (name) => `Chips of ${name}`,
  rank: 'Rank by chips',
  rankedNow: 'Ranked by chips.',
};
