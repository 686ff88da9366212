import type { BookId, RuleRef } from './address.ts';

/** Rules that say the same in two places of their book, so that no case can tell one from the other. */
const TWICE: { readonly [book: BookId]: readonly (readonly [string, string])[] } = {
  pvb: [
    ['10(3)', '69(11)I.h'],
    ['17(1)', '69(11)III.o'],
    ['19(4)', '69(11)III.m'],
    ['21(5)', '69(10)b'],
    ['24(1)', '25(4)'],
    ['24(1)', '25(1)'],
    ['25(1)', '25(4)'],
    ['25(4)', '69(10)j'],
    ['24(1)', '69(10)j'],
    ['25(1)', '69(10)j'],
    ['36(1)', '37(1)'],
    ['37(2)', '40(4)'],
    ['37(2)', '69(10)c'],
    ['40(4)', '69(10)c'],
    ['42(1)', '46(1)'],
    ['57(2)', '59(2)'],
    ['63(3)', '69(10)s'],
    ['65(2)', '69(10)y'],
    ['67(1)', '69(10)q'],
    ['68(1)', '69(11)I.a'],
    ['69(4)', '69(11)I.f'],
    ['69(9)h', '69(15)'],
    ['69(12)c', '69(15)'],
    ['69(9)h', '69(12)c'],
    ['69(10)k', '69(10)m'],
  ],
  tda55: [
    ['10.a', '47'],
    ['41.b', '48'],
  ],
  bdpv: [
    ['1 Ablauf 4', '6.22'],
    ['1 Entscheidungsfindung 5 Blind-Erhöhung', '6.7'],
    ['2 Einsätze 2', '5.1'],
    ['2 Einsätze 3', '5.2'],
    ['2 Einsätze 12', '6.20'],
    ['2 Misdeals 1b', '4.2'],
    ['2 Misdeals 1d', '4.3 mehrere Karten'],
    ['2 Unregelmäßigkeiten 10', '4.3'],
    ['3.7', '6.12'],
  ],
  gcb: [
    ['T39.c', 'T42.1'],
    ['T39.d', 'T43.1'],
    ['T57.A1', 'T59.1'],
  ],
  oepbl: [
    ['2.16 etiquette', '6.1 etiquette ban'],
    ['2.16 one player to a hand', '6.6 one player to a hand'],
    ['2.19 chips removed', '6.1 disqualification'],
    ['2.19 results kept', '6.1 disqualification'],
    ['2.21 button draw', '6.4 button draw'],
    ['2.26', '3.15 entry on bust'],
  ],
};

export const SAID_TWICE: readonly (readonly [RuleRef, RuleRef])[] = Object.entries(TWICE).flatMap(([book, pairs]) =>
  pairs.map(([one, other]) => [`${book}:${one}`, `${book}:${other}`] as const),
);
