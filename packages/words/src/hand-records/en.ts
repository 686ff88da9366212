import type { RecordWords } from './record-words.ts';

export const en: RecordWords = {
  place: { line: (line) => `line ${String(line)}`, pointer: (pointer) => `at ${pointer}` },
  fault: {
    'not-readable': ({ says }) => `This cannot be read: ${says}`,
    'no-hand': () => 'There is no hand in it.',
    'field-missing': ({ field }) => `The field "${field}" is missing.`,
    'field-wrong': ({ field }) => `The field "${field}" is wrong.`,
    'variant-unknown': ({ variant }) => `The variant "${variant}" is unknown.`,
    'action-unreadable': ({ action }) => `The action "${action}" makes no sense.`,
  },
  write: {
    'variant-not-in-format': 'The format does not know this variant.',
    'not-in-format': {
      deadPost: 'The format has no words for a dead post.',
      killedHand: 'The format has no words for a killed hand.',
      partShown: 'The format has no words for a hand that was shown in part.',
      severalBoards: 'The format has no words for several boards.',
      unfinishedHand: 'The hand is not over.',
    },
    'would-not-come-back': 'From this format the hand would not come back with the same stacks.',
  },
  repair: {
    'fold-added': ({ seat }, of) => `${of.seat(seat)}: a fold was added.`,
    'check-or-call-added': ({ seat }, of) => `${of.seat(seat)}: a check or call was added.`,
    'show-added': ({ seat }, of) => `${of.seat(seat)}: showing the cards was added.`,
    'muck-added': ({ seat }, of) => `${of.seat(seat)}: mucking without a show was added.`,
    'needless-check': ({ seat }, of) => `${of.seat(seat)}: a needless check was passed over.`,
    'last-muck': ({ seat }, of) => `${of.seat(seat)}: the last hand for a pot stays, although it was mucked.`,
    'raise-is-call': ({ seat, written }, of) =>
      `${of.seat(seat)}: the raise to ${of.chips(written)} is a call, nobody can pay it.`,
    'raise-to-minimum': ({ seat, written, to }, of) =>
      `${of.seat(seat)}: raise set to ${of.chips(to)} instead of ${of.chips(written)}.`,
    'bets-over-limit': () => 'The bets go over the limit of the variant, it was played pot-limit.',
    'ends-early': () => 'The record ends before the hand does.',
  },
};
