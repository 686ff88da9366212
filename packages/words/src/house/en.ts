import type { HouseWords } from './house-words.ts';

export const en: HouseWords = {
  problem: {
    notAHouseRulebook: 'This is not a Riffle house rulebook.',
    newer: 'A newer Riffle has written this file.',
    badField: {
      id: () => 'The short name (id) is 2 to 40 lower-case letters, digits and hyphens and begins with a letter.',
      edition: () => 'The edition is up to 40 lower-case letters, digits, dots and hyphens.',
      name: () => 'The name is missing or longer than 120 characters.',
      extends: () => 'It does not say which rulebook in which edition the house builds on (extends: id, edition).',
      answers: () => 'The answers are missing or cannot be read.',
      other: (field) => `There is no field "${field}" in a house rulebook.`,
      answer: (policy) => `${policy}: An answer has a value and at most a note.`,
      note: (policy) => `${policy}: The note is empty or longer than 500 characters.`,
    },
    nameOfAnother: ({ id }) => `Another rulebook is called so already: ${id}. Choose a short name of your own.`,
    noSuchRulebook: ({ id, edition }) => `There is no rulebook ${id} in the edition ${edition} here.`,
    noSuchPolicy: ({ policy }) => `Riffle does not know the question "${policy}".`,
    notAValue: (policy) => `${policy}: It cannot be answered like this.`,
    strangeNumber: (policy, { found, least, most }) =>
      `${policy}: ${String(found)} looks mistyped. It can be ${String(least)} to ${String(most)}.`,
  },
  conflict: {
    withdrawDealerBelowRight: (one) =>
      `${one}: The dealer could ask about less than the share up to which the player has a right to it. The dealer's limit must be at least as high.`,
    timePenaltyNotOnLadder: (one, other) =>
      `${one} and ${other} do not fit: either time penalties stand on the ladder and have a length, or neither.`,
    timePenaltyBackwards: (one) => `${one}: The longest penalty is shorter than the shortest.`,
    roundsNotOnLadder: (one, other) => `${one} gives a limit, but there is no penalty in rounds in ${other}.`,
    cautionsNotOnLadder: (one, other) => `${one} counts cautions, but there is none in ${other}.`,
    straddleOnlyInTournaments: (one, other) =>
      `${one} is allowed in tournaments while ${other} is forbidden. Probably the opposite is meant.`,
    absenceLimitWithoutEnd: (one, other) =>
      `${one} sets a limit, but under "${other}" nothing follows when it is passed.`,
  },
};
