import type { RecordWords } from './record-words.ts';

export const de: RecordWords = {
  place: {
    line: (line) => `Zeile ${String(line)}`,
    pointer: (pointer) => `Stelle ${pointer}`,
    action: (action) => `Aktion ${String(action)}`,
  },
  fault: {
    'not-readable': ({ says }) => `Das ist nicht zu entziffern: ${says}`,
    'no-hand': () => 'Darin steht keine Hand.',
    'too-large': ({ most }) => `Das ist größer, als eine Hand je war: mehr als ${String(most)} Zeichen.`,
    'nested-too-deep': () => 'Das ist tiefer verschachtelt, als eine Hand je war.',
    'too-many': ({ field, found, most }) =>
      `Die Angabe „${field}“ hat ${String(found)} Einträge, höchstens ${String(most)} sind möglich.`,
    'field-missing': ({ field }) => `Die Angabe „${field}“ fehlt.`,
    'field-wrong': ({ field }) => `Die Angabe „${field}“ ist falsch.`,
    'variant-unknown': ({ variant }) => `Die Spielart „${variant}“ ist unbekannt.`,
    'action-unreadable': ({ action }) => `Die Aktion „${action}“ ist unverständlich.`,
  },
  write: {
    'variant-not-in-format': 'Diese Spielart kennt das Format nicht.',
    'not-in-format': {
      deadPost: 'Für einen toten Einsatz hat das Format keine Angabe.',
      killedHand: 'Für eine getötete Hand hat das Format keine Angabe.',
      voidHand: 'Für eine ungültige Hand hat das Format keine Angabe.',
      cardsPutRight: 'Für Karten, die richtiggestellt wurden, hat das Format keine Angabe.',
      partShown: 'Für eine nur zum Teil gezeigte Hand hat das Format keine Angabe.',
      severalBoards: 'Für mehrere Boards hat das Format keine Angabe.',
      unfinishedHand: 'Die Hand ist nicht zu Ende.',
    },
    'would-not-come-back': 'Aus diesem Format käme die Hand nicht mit denselben Stacks zurück.',
  },
  repair: {
    'fold-added': ({ seat }, of) => `${of.seat(seat)}: Fold ergänzt.`,
    'check-or-call-added': ({ seat }, of) => `${of.seat(seat)}: Check oder Call ergänzt.`,
    'show-added': ({ seat }, of) => `${of.seat(seat)}: Zeigen der Karten ergänzt.`,
    'muck-added': ({ seat }, of) => `${of.seat(seat)}: Wegwerfen ohne Zeigen ergänzt.`,
    'needless-check': ({ seat }, of) => `${of.seat(seat)}: Ein überflüssiger Check wurde übergangen.`,
    'last-muck': ({ seat }, of) =>
      `${of.seat(seat)}: Die letzte Hand um einen Pot bleibt, auch wenn sie weggeworfen wurde.`,
    'raise-is-call': ({ seat, written }, of) =>
      `${of.seat(seat)}: Die Erhöhung auf ${of.chips(written)} ist ein Call, niemand kann sie bezahlen.`,
    'raise-to-minimum': ({ seat, written, to }, of) =>
      `${of.seat(seat)}: Erhöhung auf ${of.chips(to)} gesetzt statt ${of.chips(written)}.`,
    'bets-over-limit': () => 'Die Einsätze gehen über das Limit der Spielart hinaus, gespielt wurde Pot-Limit.',
    'ends-early': () => 'Die Aufzeichnung endet vor dem Ende der Hand.',
  },
  contradiction: {
    'stack-differs': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} hat laut Datei am Ende ${amount(written)}, gespielt ${amount(cameOut)}.`,
    'posted-differs': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} setzt laut Datei Blinds und Ante von ${amount(written)}, gespielt ${amount(cameOut)}.`,
    'paid-differs': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} zahlt laut Datei ${amount(written)}, gespielt ${amount(cameOut)}.`,
    'collected-differs': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} bekommt laut Datei ${amount(written)}, gespielt ${amount(cameOut)}.`,
    'pots-differ': ({ written, cameOut }) =>
      `Die Pots sind laut Datei mit der Rake zusammen ${amount(written)}, gespielt ${amount(cameOut)}.`,
  },
  remark: {
    'odd-chip-halved': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)}: Die Datei teilt den letzten Chip (${amount(written)}), hier bleibt er ganz (${amount(cameOut)}).`,
    'winnings-differ': ({ seat, written, cameOut }, of) =>
      `${of.seat(seat)} gewinnt laut Datei ${amount(written)}, in ihren Aktionen liegen nur ${amount(cameOut)}.`,
  },
};

const amount = (count: number): string => count.toLocaleString('de', { maximumFractionDigits: 8, useGrouping: false });
