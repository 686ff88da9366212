import { expect, it } from 'vitest';
import { formatPercent } from './percent.ts';

it('says hundredths of a per cent as the language writes them', () => {
  expect(formatPercent(3_350, 'de')).toBe('33,5\u00A0%');
  expect(formatPercent(3_333, 'en')).toBe('33.33%');
  expect(formatPercent(10_000, 'de')).toBe('100\u00A0%');
});
