import type { TournamentRefusal } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
import { wordsIn } from '../words-in.ts';

const naming = {
  entry: String,
  person: String,
  table: String,
  levelNo: () => 1,
  time: String,
  currency: 'EUR',
};
const at = { no: 2, kind: 'rebuy' } as const;
const most = 5_000;
const REFUSED: readonly TournamentRefusal[] = [
  ...(['name', 'startingStack', 'seatsPerTable', 'mostEntries', 'bigStacks', 'chips'] as const).map(
    (field) => ({ code: 'setup-invalid', field, min: 1, max: 12 }) as const,
  ),
  ...(['levels', 'prizes', 'lateEntryThrough', 'lateEntryUntil'] as const).map(
    (field) => ({ code: 'setup-invalid', field }) as const,
  ),
  ...(['duration', 'smallBlind', 'bigBlind', 'ante'] as const).map(
    (field) => ({ code: 'level-invalid', level: 2, field }) as const,
  ),
  ...(
    [
      { what: 'tooManyPrices', most: 50 },
      { what: 'noEntryPrice' },
      { what: 'priceTwice' },
      { what: 'bountyPart' },
      { what: 'price', at, fault: { why: 'name', most: 80 } },
      { what: 'price', at, fault: { why: 'deductionName', most: 80 } },
      { what: 'price', at, fault: { why: 'parts', most: 20 } },
      { what: 'price', at, fault: { why: 'partAmount', most } },
      { what: 'price', at, fault: { why: 'sum', most } },
      { what: 'price', at, fault: { why: 'chips', least: 1 } },
      { what: 'price', at, fault: { why: 'kind' } },
      { what: 'price', at, fault: { why: 'levels' } },
      { what: 'price', at, fault: { why: 'times' } },
      { what: 'price', at, fault: { why: 'points' } },
      { what: 'limit', kind: 'addOn' },
      { what: 'guarantee', most },
    ] as const
  ).map((fault) => ({ code: 'money-invalid', fault }) as const),
  ...(['empty', 'invalid', 'rises', 'tooMuch', 'tooMany', 'twice', 'notShared'] as const).map(
    (code) => ({ code: 'plan-invalid', fault: { part: 'places', code, place: 2 } }) as const,
  ),
  {
    code: 'plan-invalid',
    fault: {
      ...{ part: 'scoring', code: 'formula' },
      formula: { code: 'division-by-zero', place: { row: 1, column: 3 } },
    },
  },
  { code: 'plan-without-money' },
  { code: 'money-in-use' },
  { code: 'house-share-risen' },
  { code: 'house-share-risen', name: 'Saisonfinale' },
];

describe('what a set-up is refused for', () => {
  it.each(LANGUAGES)('says what is wrong and what would do, each in its own words: %s', (language) => {
    const told = REFUSED.map((refusal) => wordsIn(language).refusal(refusal, naming));
    for (const { title, allowed } of told) {
      expect(title).toMatch(/\w.*[.]$/);
      expect(allowed?.length, title).toBeGreaterThan(0);
      expect(allowed?.join(' ')).not.toMatch(/undefined|NaN/);
    }
    const said = told.map(({ title, detail = '' }) => `${title} ${detail}`);
    expect(new Set(said).size).toBe(said.length);
  });

  it('says where a full field has places again, and names a reason only where one passes', () => {
    const full = { code: 'field-full', most: 20, entries: 20 } as const;
    for (const language of LANGUAGES) {
      const allowed = (more: object) =>
        wordsIn(language)
          .refusal({ ...full, ...more } as TournamentRefusal, naming)
          .allowed?.join(' ') ?? '';
      const [plain, again, atOnce] = [{}, { refs: ['gcb@2015:T7.3'] }, { atOnce: true }].map(allowed);
      expect(plain).toMatch(/Oder mit Grund|Or with a reason/);
      for (const said of [again, atOnce]) {
        expect(said).toMatch(/in den Einstellungen mehr zulassen|allow more in the settings/i);
        expect(said).not.toMatch(/Oder mit Grund|Or with a reason/);
      }
    }
  });

  it('says what a stack that is too large for a rebuy may buy, also where no reason sells one', () => {
    const above = {
      ...{ code: 'stack-above-start', entry: 'Alma', stack: 12_000, most: 10_000 },
      refs: ['gcb@2015:T26.1'],
    } as unknown as TournamentRefusal;
    for (const language of LANGUAGES) expect(wordsIn(language).refusal(above, naming).allowed).toHaveLength(1);
  });

  it('names the price, and the place of the plan', () => {
    const [price, plan] = [
      { code: 'money-invalid', fault: { what: 'price', at, fault: { why: 'times' } } } as const,
      { code: 'plan-invalid', fault: { part: 'places', code: 'rises', place: 2 } } as const,
    ].map((refusal) => wordsIn('de').refusal(refusal, naming));
    expect(price?.title).toBe('Preis 2 (Rebuy): Er endet, bevor er beginnt.');
    expect(plan?.detail).toBe('Plätze (Platz 2): Ein schlechterer Platz bekäme mehr als ein besserer.');
  });
});
