import type { TemplateContent } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { partsOfTdt } from './parts-of-tdt.ts';
import { readTdt } from './read-tdt.ts';
import { chipColourOf } from './tdt-colour.ts';

type Written = { readonly levels?: string; readonly money?: string; readonly chips?: string; readonly prizes?: string };
const ROUND = 'new GameRound({Minutes: 20, SmallBlind: 25, BigBlind: 50, Ante: 0, GameType: 2, GameName: "Hold \'Em"})';
const ENTRY =
  'Buyins: new BuyConfig({Allow: true, Profiles: [new FeeProfile({Name: "Früh", Enabled: true, Fee: 30, Rake: new PerPlayerRake([2, 3]), Chips: 6000, BountyChipCost: 5}), new FeeProfile({Name: "Normal", Enabled: true, Fee: 30, Rake: new PerPlayerRake([0]), Chips: 5000})], DefIndex: 1, LastRound: 4})';

function parts({ levels = ROUND, money = ENTRY, chips = '', prizes = '' }: Written) {
  const text = `{ V: "3.7.2", T: new Tournament({UUID: "n", Title: "N", Financials: new FinancialConfig({${money}}), Levels: new GameLevels({Levels: [${levels}]}), Prizes: new GamePrizes({Prizes: [${prizes}], RoundPrizes: 2, RoundToNearest: 5}), Chips: new GameChips({${chips}})}) }`;
  const read = readTdt(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const { contents, left } = partsOfTdt(read.night, 'EUR');
  const of = <K extends TemplateContent['kind']>(kind: K) =>
    contents.find((one): one is Extract<TemplateContent, { readonly kind: K }> => one.kind === kind);
  return { of, left, codes: left.map(({ code }) => code) };
}

describe('the structure of such a night', () => {
  it('has levels and breaks, the stack of the usual price, and the end of late entry', () => {
    const { of } = parts({ levels: `${ROUND}, new GameBreak({Minutes: 5})` });
    expect(of('structure')?.structure).toMatchObject({
      ...{ startingStack: 5_000, lateEntryThrough: 4 },
      levels: [
        { kind: 'play', duration: 1_200_000, smallBlind: 25, bigBlind: 50, anteForm: 'none' },
        { kind: 'break', duration: 300_000 },
      ],
    });
    expect(of('structure')?.structure.levels[0]).not.toHaveProperty('game');
  });
  it('takes an ante as large as the big blind for a big blind ante, and says that it does not know', () => {
    const { of, codes } = parts({
      levels: `${ROUND.replace('Ante: 0', 'Ante: 50')}, ${ROUND.replace('Ante: 0', 'Ante: 10')}`,
    });
    expect(of('structure')?.structure.levels.map((level) => level.kind === 'play' && level.anteForm)).toEqual([
      ...['bigBlind', 'everyone'],
    ]);
    expect(codes).toContain('ante-form');
  });
  it('says the game of each level where there are several, and names one that is not known', () => {
    const other = (game: string, type: number) =>
      ROUND.replace("Hold 'Em", game).replace('GameType: 2', `GameType: ${String(type)}`);
    const { of, left } = parts({ levels: [ROUND, other('Omaha Hi/Lo', 1), other('Chinese', 0)].join(', ') });
    expect(of('structure')?.structure.levels).toMatchObject([
      { game: 'holdem', limit: 'noLimit' },
      { game: 'omahaHiLo', limit: 'potLimit' },
      { kind: 'play' },
    ]);
    expect(left).toContainEqual({ code: 'game-unknown', game: 'Chinese' });
  });
  it('is left out whole where a line of it cannot be played', () => {
    const { of, left } = parts({ levels: `${ROUND}, ${ROUND.replace('SmallBlind: 25', 'SmallBlind: 75')}` });
    expect(of('structure')).toBeUndefined();
    expect(left).toContainEqual({ code: 'level-unfit', line: 2, field: 'smallBlind' });
  });
});

describe('its prices', () => {
  it('stand with the usual one first, parted into pool, rake and bounty', () => {
    const { of, codes } = parts({ money: `${ENTRY}, UseBounties: true, RestrictedBounty: true` });
    expect(of('prices')?.prices.money).toEqual({
      profiles: [
        { id: 'entry-1', name: 'Normal', kind: 'entry', parts: [{ for: 'prizes', amount: 3_000 }], chips: 5_000 },
        {
          ...{ id: 'entry-2', name: 'Früh', kind: 'entry', chips: 6_000 },
          parts: [
            { for: 'prizes', amount: 2_500 },
            { for: 'fee', amount: 500 },
            { for: 'bounty', amount: 500 },
          ],
        },
      ],
      bounty: { by: 'head', buyersOnly: true },
    });
    expect(codes).toContain('rakes-as-fee');
  });
  it('have limits where there are any: 0 and 9999 are none', () => {
    const sale = (name: string, limits: string) =>
      `${name}: new BuyConfig({Allow: true, Profiles: [new FeeProfile({Name: "X", Fee: 10, Chips: 1000})], ${limits}})`;
    const rebuys = sale('Rebuys', 'LastRound: 6, MaxPerPlayer: 1, MaxTotal: 9999, MinPlayers: 0');
    const { of } = parts({
      money: `${ENTRY}, ${rebuys}, ${sale('AddOns', 'MaxPerPlayer: 0')}, AllowInTourneyRebuys: true`,
    });
    expect(of('prices')?.prices.money.limits).toEqual({ rebuy: { perPerson: 1, through: 6 } });
    expect(of('prices')?.prices.money.profiles.find(({ kind }) => kind === 'rebuy')?.whileIn).toBe(true);
  });
  it('are read under the names of 3.0 too', () => {
    const { of } = parts({
      money:
        'EntryFee: 50, PPRake: new PerPlayerRake([5]), StartingChips: 1500, DefaultBounty: 5, Rebuys: new AddOnRebuy({Allow: true, Fee: 50, Chips: 1000, LastRound: 6}), AddOns: new AddOnRebuy({Allow: false, Fee: 0, Chips: 0})',
    });
    expect(of('prices')?.prices.money).toMatchObject({
      profiles: [
        { name: 'Buy-in', parts: [{ amount: 4_500 }, { for: 'fee', amount: 500 }], chips: 1_500 },
        { name: 'Rebuy', kind: 'rebuy', parts: [{ amount: 5_000 }], chips: 1_000 },
      ],
      limits: { rebuy: { through: 6 } },
    });
    expect(of('structure')?.structure.startingStack).toBe(1_500);
  });
  it('are left out where a rake is larger than its fee', () => {
    const { of, left } = parts({ money: ENTRY.replace('[2, 3]', '[31]') });
    expect(of('prices')).toBeUndefined();
    expect(left).toContainEqual({ code: 'prices-unfit', profile: 'Früh' });
  });
});

describe('its chips and prizes', () => {
  const chip = (value: number, colour: string, each = 4) =>
    `new GameChip({ChipID: "${String(value)}", Label: "${colour}", Color: "${colour}", Value: ${String(value)}, Use: true, PerPlayer: ${String(each)}})`;
  it('are sorted by value, with how many there are where the file has one case', () => {
    const sets = 'ChipSets: [new ChipSet({ChipCounts: Map.from([["25", 100], ["100", 80]])})]';
    const { of, codes } = parts({ chips: `Chips: [${chip(100, '#00ff00')}, ${chip(25, 'silver')}], ${sets}` });
    expect(of('chips')?.chips).toMatchObject([
      { value: 25, colour: 'grey', owned: 100, inStack: 4 },
      { value: 100, colour: 'green', owned: 80 },
    ]);
    expect(codes).toContain('stack-differs');
    expect(codes).not.toContain('case-unknown');
  });
  it('are called by numbers in older versions', () => {
    const old = chip(25, 'red').replace('ChipID: "25"', 'ChipID: 25');
    const { of } = parts({ chips: `Chips: [${old}], ChipSets: [new ChipSet({ChipCounts: new Map({"25": 300})})]` });
    expect(of('chips')?.chips).toMatchObject([{ value: 25, owned: 300 }]);
  });
  it('come near in colour, and never by guessing at words', () => {
    expect(['#000', '#fafafa', '#ff0000', '#1a2b8c', 'Navy', 'toString', 'rgb(1,2,3)'].map(chipColourOf)).toEqual([
      ...['black', 'white', 'red', 'blue', 'blue', undefined, undefined],
    ]);
  });
  it('are left out where two chips have one value', () => {
    expect(parts({ chips: `Chips: [${chip(25, 'red')}, ${chip(25, 'blue')}]` }).left).toContainEqual({
      ...{ code: 'chips-unfit', value: 25 },
    });
  });
  const prize = (place: number, form: number, amount: number, more = '') =>
    `new GamePrize({Description: "${String(place)}.", Type: 0, Recipient: ${String(place)}, AmountType: ${String(form)}, Amount: ${String(amount)}, CalculatedAmount: ${String(form === 1 ? amount : 7)}${more}})`;
  it('are percentages of the pool or amounts, rounded as far as the file says', () => {
    const { of, left } = parts({ prizes: [prize(1, 0, 62.5), prize(2, 0, 37.5), prize(3, 1, 10)].join(', ') });
    expect(of('prizes')?.plan).toEqual({
      places: { by: 'list', rows: [{ share: 625 }, { share: 375 }, { amount: 1_000 }] },
      rounding: { unit: 500, leftOver: 'first' },
    });
    expect(left).toContainEqual({ code: 'rounded-down', unit: 500 });
  });
  const scored = (text: string) =>
    `PointsForPlaying: new UserFormula({Text: "${text}", Strict: false}), PointsForHit: 0.5`;
  it('bring the formula of points and what a hit gives, where Riffle reads it', () => {
    const prizes = prize(1, 0, 100);
    const { of, codes } = parts({ prizes, money: `${ENTRY}, ${scored('log((n + 1) / r)')}` });
    expect(of('prizes')?.plan.scoring).toEqual({ formula: 'log((n + 1) / r)', perHit: { sum: 50, among: 100 } });
    expect(codes).not.toContain('formula-left');
    const odd = parts({ prizes, money: `${ENTRY}, ${scored('averageOfMoon / r')}` });
    expect(odd.of('prizes')?.plan).not.toHaveProperty('scoring');
    expect(odd.left.find(({ code }) => code === 'formula-left')).toMatchObject({ formula: { code: 'unknown-name' } });
    expect(parts({ money: `${ENTRY}, ${scored('n - r')}` }).left).toContainEqual({ code: 'formula-left' });
  });
  it('say what of percentages and points is finer than Riffle has it; shares stay together what they were', () => {
    const shares = (...percents: readonly number[]) =>
      parts({ prizes: percents.map((percent, nth) => prize(nth + 1, 0, percent)).join(', ') });
    const half = shares(87.75, 12.25);
    expect(half.of('prizes')?.plan.places).toEqual({ by: 'list', rows: [{ share: 878 }, { share: 122 }] });
    expect(half.left).toContainEqual({ code: 'prize-share', place: 1, percent: 87.75, taken: 87.8 });
    expect(half.left).toContainEqual({ code: 'prize-share', place: 2, percent: 12.25, taken: 12.2 });
    expect(shares(33.34, 33.33, 33.33).of('prizes')?.plan.places).toEqual({
      ...{ by: 'list', rows: [{ share: 334 }, { share: 333 }, { share: 333 }] },
    });
    expect(shares(33.4, 33.3, 33.3).codes).not.toContain('prize-share');
    const pointed = (...points: readonly number[]) =>
      parts({
        prizes: points.map((one, nth) => prize(nth + 1, 0, 50, `, CalculatedPoints: ${String(one)}`)).join(', '),
      });
    expect(pointed(12.5, 4).left).toContainEqual({ code: 'prize-points', place: 1, points: 12.5, taken: 13 });
    expect(pointed(12.5, 4).left.filter(({ code }) => code === 'prize-points')).toHaveLength(1);
    expect(pointed(0, -5).left).toContainEqual({ code: 'prize-points', place: 2, points: -5 });
    const hits = parts({ prizes: prize(1, 0, 100), money: `${ENTRY}, ${scored('n - r').replace('0.5', '0.333')}` });
    expect(hits.left).toContainEqual({ code: 'hit-points', points: 0.333 });
    expect(parts({ prizes: prize(1, 2, 5) }).left).toContainEqual({ code: 'prize-worked-out', place: 1 });
  });
  it('have points for what was bought with its price', () => {
    const { of } = parts({ money: ENTRY.replace('BountyChipCost: 5', 'Points: 2.5') });
    const { profiles } = of('prices')?.prices.money ?? { profiles: [] };
    expect(profiles.map(({ points }) => points)).toEqual([undefined, { sum: 250, among: 100 }]);
  });
  it('are left out where a place is missing or gets more than the one before', () => {
    expect(parts({ prizes: `${prize(1, 0, 40)}, ${prize(3, 0, 20)}` }).left).toContainEqual({
      ...{ code: 'prizes-unfit', place: 2 },
    });
    expect(parts({ prizes: `${prize(1, 0, 40)}, ${prize(2, 0, 60)}` }).left).toContainEqual({
      ...{ code: 'prizes-unfit', place: 2 },
    });
  });
});
