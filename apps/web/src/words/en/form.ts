import type { form as de } from '../de/form.ts';

export const form: typeof de = {
  label: 'Form of play',
  kinds: {
    none: 'As the rulebook has it',
    sitAndGo: 'Sit & go against time',
    shootOut: 'Shoot-out in rounds',
    headsUp: 'Heads-up tournament',
  },
  told: {
    none: 'Tables are balanced and broken until the final table is formed; where the rulebook has it otherwise, as it says.',
    sitAndGo: 'Each table plays for itself. When the time is up the last hands are dealt, then chips rank who is left.',
    shootOut: 'No table is balanced. Whoever is left at a table plays the next round, until one table is left.',
    headsUp:
      'Two play each other, and the winner goes on to the next round. Where it does not come out even there are byes.',
  },
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
