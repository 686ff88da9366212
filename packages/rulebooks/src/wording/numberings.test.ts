import { beforeAll, describe, expect, it } from 'vitest';
import { findShelved } from '../shelf.ts';
import type { Numbering } from './numbering.ts';

/** The way through the text: how each mark looks there, how far the number is then told, `?` where it may be lacking. */
const ways: { readonly [book: string]: { readonly [ref: string]: string } } = {
  pvb: {
    '06(1)': 'number 06 = 06 > bracketed 1 = 06(1)',
    '08a(1)': 'number 08a = 08a > bracketed 1 = 08a(1)',
    '12(2a)': 'number 12 = 12 > bracketed 2a = 12(2a)',
    '05(5)a': 'number 05 = 05 > bracketed 5 = 05(5) > letter a = 05(5)a',
    '69(11)III.k': 'number 69 = 69 > bracketed 11 = 69(11) > number III = 69(11)III. > letter k = 69(11)III.k',
    'A Vorbemerkung 2': 'number A = A + ours',
  },
  bdpv: {
    '1 Ablauf 8': 'number 1 = 1 > heading Ablauf = 1 Ablauf > number 8 = 1 Ablauf 8',
    '2 Dead Hand 1d':
      'number 2 = 2 > heading Dead Hand = 2 Dead Hand > number 1 = 2 Dead Hand 1 > letter d = 2 Dead Hand 1d',
    '2 Misdeals 1 keine Rückgabe': 'number 2 = 2 > heading Misdeals = 2 Misdeals > number 1 = 2 Misdeals 1 + ours',
    '6.27': 'number 6 = 6 > number 27 = 6.27',
    '6.8 Umtausch': 'number 6 = 6 > number 8 = 6.8 + ours',
    '3 Einleitung Wandern': 'number 3 = 3 + ours',
  },
  gcb: {
    T31: 'number 31 = T31',
    'T10.A3': 'number 10 = T10 > letter A = T10.A ? + ours',
    'T58.b': 'number 58 = T58 > letter b = T58.b ?',
    'C2.j3': 'number 2 = C2 > letter j = C2.j ? + ours',
    'T42.3': 'number 42 = T42 + ours',
  },
  oepbl: {
    '1.9': 'whole 1.9 = 1.9',
    '1.5 transfer lock': 'whole 1.5 = 1.5 + ours',
    '4.2.1.1 exception: withdrawal': 'whole 4.2 = 4.2 ? > whole 4.2.1 = 4.2.1 ? > whole 4.2.1.1 = 4.2.1.1 + ours',
    '6.3 Full House': 'whole 6.3 = 6.3 > begins Full House = 6.3 Full House ?',
    '6.5 All-In: short blind': 'whole 6.5 = 6.5 > begins All-In = 6.5 All-In ? + ours',
    '5.2.2 (second)': 'whole 5.2 = 5.2 ? > whole 5.2.2 = 5.2.2 (second)',
  },
  tda55: {
    '29': 'number 29 = 29',
    '1.a': 'number 1 = 1 + ours',
    '23.2': 'number 23 = 23 > number 2 = 23.2 ?',
    '15.hiLo': 'number 15 = 15 + ours',
  },
};

describe.each(Object.keys(ways))('the numbers of %s', (book) => {
  let numbering: Numbering = () => undefined;
  beforeAll(async () => {
    numbering = (await findShelved(book)?.numbering())?.numbering ?? numbering;
  });

  it.each(Object.entries(ways[book] ?? {}))('%s', (ref, expected) => {
    const way = numbering(ref);
    const steps = way?.steps.map(({ look, mark, upTo, mayLack }) => `${look} ${mark} = ${upTo}${mayLack ? ' ?' : ''}`);
    expect(`${steps?.join(' > ') ?? ''}${way?.ownPart ? ' + ours' : ''}`).toBe(expected);
  });

  it.each(['', '?', 'x1', '1()', '-1'])('are none of its own: %j', (ref) => {
    expect(numbering(ref)).toBeUndefined();
  });
});
