import type { ProblemWords } from './problem-words.ts';

export const problemsEn: ProblemWords = {
  noSuchKind: (kind) => `Riffle knows no incident “${kind}”.`,
  missing: (fact) => `Missing: ${fact}.`,
  notAsked: (fact) => `This is not asked: ${fact}.`,
  notPossible: (fact, allowed) => `This cannot be: ${fact}. Possible: ${allowed}.`,
  allowed: {
    chips: ({ min, max }) =>
      max === undefined ? `a whole number from ${String(min)}` : `a whole number from ${String(min)} to ${String(max)}`,
    chipList: () => 'a list of chips, each with its value from 1',
    count: ({ min, max }) => `a whole number from ${String(min)} to ${String(max)}`,
    yesNo: () => 'true or false',
    choice: ({ of }) => of.join(', '),
    choices: ({ of }) => `a list of ${of.join(', ')}`,
    seat: () => 'a seat from 1 to 12',
    seats: () => 'a list of seats from 1 to 12',
    card: () => 'a card such as Kd for the king of diamonds',
    cards: () => 'a list of cards such as Kd for the king of diamonds',
    list: ({ min }) => `a list of at least ${String(min)}`,
    facts: () => 'facts by name',
  },
};
