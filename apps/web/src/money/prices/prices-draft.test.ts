import { toInstant } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { type Cents, CURRENCIES, toCents } from '@riffle/money';
import { LIMITED, type MoneySetup, type ProfileId, PURPOSES, SALE_KINDS } from '@riffle/tournament';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOfPrices, type PricesDraft, pricesOf } from './prices-draft.ts';
import { newProfile, READY_PRICES, readyPrices } from './ready-prices.ts';

const named = { entry: 'Startplatz', reEntry: 'Re-Entry', rebuy: 'Rebuy', addOn: 'Add-on' };
let nth = 0;
const newId = () => `profile-${String(nth++)}`;
const ready = (which: (typeof READY_PRICES)[number]): PricesDraft =>
  readyPrices(which, { currency: 'EUR', chips: '10000', named, newId });

const EVENING = { start: Date.parse('2026-11-20T20:00+01:00'), zone: 'Europe/Berlin' };
const at = (text: string) => toInstant(Date.parse(`${text}+01:00`));

const count = fc.nat({ max: 1_000 });
const word = fc.stringMatching(/^[A-Za-zÄÖÜ][a-zäöü ]{0,8}[a-z]$/);
const part = fc.constantFrom(...PURPOSES).chain((purpose) =>
  fc.record({
    for: fc.constant(purpose),
    amount: fc.nat({ max: 1_000_000 }).map((amount) => amount as Cents),
    ...(purpose === 'deduction' && { name: word }),
  }),
);
const profile = (kind: (typeof SALE_KINDS)[number]) =>
  fc.record({
    id: fc.uuid().map((id) => id as ProfileId),
    name: word,
    kind: fc.constant(kind),
    parts: fc.array(part, { maxLength: 4 }),
    chips: fc.integer({ min: 1, max: 1_000_000 }).map(toChips),
    ...(kind === 'entry' && {
      // a whole minute, of this evening or of another
      offered: fc.record({
        until: fc.nat({ max: 1_000_000 }).map((minute) => toInstant(minute * 60_000 + EVENING.start)),
      }),
    }),
  });
const limits = fc.record({ perPerson: count, total: count, fewestLeft: count }, { requiredKeys: ['total'] });
const money: fc.Arbitrary<MoneySetup> = fc
  .record({
    profiles: fc.tuple(...SALE_KINDS.map(profile)),
    limits: fc.record({ reEntry: limits, rebuy: limits, addOn: limits }),
    guarantee: fc.integer({ min: 1, max: 1_000_000 }).map(toCents),
  })
  .map((one) => one as MoneySetup);

describe('what a night sells, as a form', () => {
  it('is what it was before, in every currency', () => {
    fc.assert(
      fc.property(money, fc.constantFrom(...CURRENCIES), fc.constantFrom(',', '.'), (setup, currency, decimal) => {
        expect(pricesOf(draftOfPrices(setup, currency, decimal, EVENING.zone), EVENING)).toEqual({
          ok: true,
          money: setup,
        });
      }),
    );
  });

  it.each(READY_PRICES)('begins with %s, which can be sold by as it stands', (which) => {
    const found = pricesOf(ready(which), EVENING);
    expect(found).toMatchObject({ ok: true });
    expect(LIMITED).toContain('rebuy');
  });

  it('says what is wrong, and where', () => {
    const draft = ready('freezeout');
    const [entry] = draft.profiles;
    if (entry === undefined) throw new Error('no entry');
    Object.assign(entry, { name: ' ', chips: '0', from: '5', through: '3' });
    entry.parts.push({ for: 'deduction', name: '', amount: 'viel' });
    draft.guarantee = '-1';
    const fields = ['name', 'amount', 'deduction', 'chips', 'period'] as const;
    expect(pricesOf(draft, EVENING)).toEqual({
      ok: false,
      faults: [...fields.map((field) => ({ at: entry.id, field })), { field: 'guarantee' }],
    });
  });

  it('is bound to times of day, after midnight too, and not back in time', () => {
    const draft = ready('freezeout');
    const [entry] = draft.profiles;
    if (entry === undefined) throw new Error('no entry');
    Object.assign(entry, { since: '18:00', until: '00:30' });
    const found = pricesOf(draft, EVENING);
    expect(found.ok && found.money.profiles[0]?.offered).toEqual({
      since: at('2026-11-20T18:00'),
      until: at('2026-11-21T00:30'),
    });
    Object.assign(entry, { since: '19:00', until: '18:00' });
    expect(pricesOf(draft, EVENING)).toEqual({ ok: false, faults: [{ at: entry.id, field: 'period' }] });
  });

  it('sells entries, whatever else', () => {
    const rebuy = newProfile('rebuy', 'again', 'Rebuy', '5000');
    expect(pricesOf({ ...ready('freezeout'), profiles: [rebuy] }, EVENING)).toEqual({
      ok: false,
      faults: [{ field: 'noEntry' }],
    });
  });

  it('has points for each purchase, below nothing too, and none that are no number', () => {
    const draft = ready('freezeout');
    const [entry] = draft.profiles;
    if (entry === undefined) throw new Error('no entry');
    entry.points = '-1,5';
    const found = pricesOf(draft, EVENING);
    if (!found.ok) throw new Error('refused');
    expect(found.money.profiles[0]?.points).toEqual({ sum: -15, among: 10 });
    expect(draftOfPrices(found.money, 'EUR', ',').profiles[0]?.points).toBe('-1,5');
    entry.points = 'viele';
    expect(pricesOf(draft, EVENING)).toEqual({ ok: false, faults: [{ at: entry.id, field: 'points' }] });
  });

  it('leaves out parts that are empty, and limits of what is not sold', () => {
    const draft = ready('freezeout');
    draft.profiles[0]?.parts.push({ for: 'fee', name: '', amount: ' ' });
    draft.limits.rebuy.total = '3';
    const found = pricesOf(draft, EVENING);
    expect(found.ok && found.money).toEqual({
      profiles: [expect.objectContaining({ parts: [{ for: 'prizes', amount: 2_000 }] })],
    });
  });
});
