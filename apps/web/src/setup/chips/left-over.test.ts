import { findRulebook } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { type LeftOver, leftOverUnder } from './left-over.ts';

const said = (id: string, occasion?: string): LeftOver | undefined => {
  const book = findRulebook(id);
  return book && leftOverUnder(book, occasion);
};

describe('what the plan of a chip set says of chips that do not come out even', () => {
  it('[tda55:14.c] [bdpv:6.8 Aufrundung] [oepbl:2.25 number] [gcb:T23.C] is how the number is rounded that is raced for', () => {
    expect(said('tda55')).toBe('halfUp');
    expect(said('bdpv')).toBe('up');
    expect(said('oepbl')).toBe('up');
    expect(said('gcb')).toBe('down');
  });

  it('[pvb:15a(1)] [pvb:15b(1)] is no race where none is made', () => {
    expect(said('pvb', 'leagueDay')).toBe('kept');
    expect(said('pvb', 'championship')).toBe('rounded');
  });
});
