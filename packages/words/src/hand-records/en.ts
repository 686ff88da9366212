import type { RecordWords } from './record-words.ts';

export const en: RecordWords = {
  place: {
    line: (line) => `line ${String(line)}`,
    pointer: (pointer) => `at ${pointer}`,
    action: (action) => `action ${String(action)}`,
  },
  fault: {
    'not-readable': ({ says }) => `This cannot be read: ${says}`,
    'no-hand': () => 'There is no hand in it.',
    'too-large': ({ most }) => `This is larger than any hand ever was: more than ${String(most)} characters.`,
    'nested-too-deep': () => 'This is nested deeper than any hand ever was.',
    'too-many': ({ field, found, most }) =>
      `The field "${field}" has ${String(found)} entries, and may have ${String(most)} at most.`,
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
      voidHand: 'The format has no words for a void hand.',
      cardsPutRight: 'The format has no words for cards that were put right.',
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
  contradiction: {
    'stack-differs': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} has ${amount(written)} at the end by the file, ${amount(cameOut)} as it was played.`,
    'posted-differs': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} posts ${amount(written)} by the file, ${amount(cameOut)} as it was played.`,
    'paid-differs': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} pays ${amount(written)} by the file, ${amount(cameOut)} as it was played.`,
    'collected-differs': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} gets ${amount(written)} by the file, ${amount(cameOut)} as it was played.`,
    'pots-differ': ({ written, cameOut }) =>
      `The pots and the rake are ${amount(written)} by the file, ${amount(cameOut)} as it was played.`,
  },
  remark: {
    'odd-chip-halved': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)}: the file cuts the last chip in two (${amount(written)}), here it stays whole (${amount(cameOut)}).`,
    'winnings-differ': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} wins ${amount(written)} by the file, its actions hold only ${amount(cameOut)}.`,
  },
};

const amount = (count: number): string => count.toLocaleString('en', { maximumFractionDigits: 8, useGrouping: false });
