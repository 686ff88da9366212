import { toChips } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { sayHandRefusal } from './say-hand-refusal.ts';

describe('why a hand refuses', () => {
  it('is said with its figures', () => {
    const refusal = { code: 'bet-too-small', min: toChips(1200), max: toChips(9000), rules: [] } as const;
    expect(sayHandRefusal(refusal, 'de')).toBe('Zu wenig. Möglich sind 1200 bis 9000.');
    expect(sayHandRefusal(refusal, 'en')).toBe('Too little. 1,200 to 9,000 are possible.');
  });

  it.each(LANGUAGES)('says whose turn it is, and what goes on (%s)', (language) => {
    expect(sayHandRefusal({ code: 'not-your-turn', seat: 3, toAct: 5 }, language)).toContain('5');
    expect(sayHandRefusal({ code: 'not-now', phase: 'showdown' }, language)).toMatch(/Showdown|showdown/);
    expect(sayHandRefusal({ code: 'setup-faulty', fault: 'tooFewPlayers', rules: [] }, language)).toMatch(/two|zwei/);
  });
});
