import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aTdt, type Form, type Told } from './a-tdt.ts';
import { overNights } from './over-nights.ts';
import { readTdt } from './read-tdt.ts';
import type { TdtNight } from './tdt-night.ts';

const FORMS = ['3.0', '3.4.3', '3.7.2'] as const satisfies readonly Form[];
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
function read(file: Uint8Array | string): TdtNight {
  const found = readTdt(typeof file === 'string' ? bytes(file) : file);
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.night;
}
const faultOf = (text: string) => {
  const found = readTdt(bytes(text));
  return found.ok ? undefined : found.fault;
};
const night = (told: Told, form: Form = '3.7.2'): TdtNight => read(aTdt(form, told));
const codesOf = ({ remarks }: TdtNight) => remarks.map(({ code }) => code).filter((code) => code !== 'adjusted');
const placesOf = ({ players }: TdtNight) => Object.fromEntries(players.map(({ id, place }) => [id, place]));

/** Four who bought in, one of them twice, and one who was only added: 100 + 10 paid, 10 of it rake. */
const EVENING: Told = {
  guests: {
    a: { name: 'Änne', addOns: 1 },
    b: { buyIns: [{ out: 2000, by: 'a' }] },
    c: {
      buyIns: [
        { out: 300, by: 'b' },
        { out: 1500, by: 'a' },
      ],
    },
    d: { buyIns: [{ out: 1000, by: 'b' }] },
    e: { buyIns: [] },
  },
  prizes: [
    { amount: '60.5', to: ['a'] },
    { amount: '39.5', to: ['b'] },
  ],
};

describe('a night kept by The Tournament Director', () => {
  it.each(FORMS)('is the same night in the form of %s', (form) => {
    const found = night(EVENING, form);
    // 3.0 knows no league, and one price of each kind
    const same = { version: form, league: undefined, prices: undefined };
    expect({ ...found, ...same }).toEqual({ ...night(EVENING), ...same });
    expect(placesOf(found)).toEqual({ a: 1, b: 2, c: 3, d: 4, e: undefined });
    expect(found.players.map(({ paid, won }) => [paid, won])).toEqual([
      [3000, 6050],
      [2000, 3950],
      [4000, 0],
      [2000, 0],
      [0, 0],
    ]);
    expect(found.remarks.filter(({ code }) => code !== 'adjusted')).toEqual([]);
    expect(found.levels).toMatchObject([
      { kind: 'play', minutes: 20, smallBlind: 25, bigBlind: 50, betting: 'noLimit', limits: [] },
      { kind: 'break', minutes: 5, chipUp: true },
    ]);
    expect(found.chips).toEqual([{ label: 'Blau', colour: 'blue', value: 25, perPlayer: 8 }]);
  });
  it('has texts with their escapes, who knocked out whom, and adjustments apart', () => {
    const found = night(EVENING);
    expect(found).toMatchObject({ id: 'night', title: 'Freitag "kurz"\n', startedAt: 900, league: { name: 'Pik As' } });
    expect(found.players.map(({ hits }) => hits)).toEqual([2, 2, 0, 0, 0]);
    expect(found.players[2]?.buyIns.map(({ out }) => out)).toEqual([
      { at: 300, level: 3, by: ['b'] },
      { at: 1500, level: 3, by: ['a'] },
    ]);
    expect(found.players[0]?.adjusted).toEqual({ cash: 0, points: -6, hits: 0 });
  });
  it('reads Windows-1252 as older versions wrote it', () => {
    const found = read(new Uint8Array(Buffer.from(aTdt('3.4.3', EVENING), 'latin1')));
    expect(found.players[0]?.name).toBe('Änne');
  });
  it("takes nobody's contacts", () => expect(JSON.stringify(night(EVENING))).not.toContain('secret'));
  it('lets those who were out at the same time share the better place', () => {
    const guests = { a: {}, b: { buyIns: [{ out: 9 }] }, c: { buyIns: [{ out: 9 }] }, d: { buyIns: [{ out: 5 }] } };
    const found = night({ guests });
    expect(placesOf(found)).toEqual({ a: 1, b: 2, c: 2, d: 4 });
    expect(found.players.map(({ tied }) => tied)).toEqual([false, true, true, false]);
  });
  it('gives those who are still in no place while the night goes on', () => {
    const found = night({ guests: { a: {}, b: {}, c: { buyIns: [{ out: 9 }] } } });
    expect(placesOf(found)).toEqual({ a: undefined, b: undefined, c: 3 });
    expect(found.remarks).toContainEqual({ code: 'not-over', left: 2 });
  });
});

describe('the money of such a night', () => {
  const guests = { a: {}, b: { buyIns: [{ out: 9 }] }, c: { buyIns: [{ out: 9 }] } };
  it('is exact to the cent, and says where it had to round', () => {
    const found = night({ guests: { a: { buyIns: [{ amount: '0.1' }, { amount: '0.2' }, { amount: '33.335' }] } } });
    expect(found.players[0]?.paid).toBe(10 + 20 + 3334);
    expect(found.remarks).toContainEqual(
      expect.objectContaining({ code: 'amount-rounded', field: 'Amount', written: '33.335', row: 1 }),
    );
  });
  it('shares what whole cents can be shared of, and credits the rest to nobody', () => {
    const found = night({
      guests,
      prizes: [
        { amount: '24', to: ['a'] },
        { amount: '20', to: ['b', 'c'] },
        { amount: '10.01', to: ['b', 'c'] },
      ],
    });
    expect(found.players.map(({ won }) => won)).toEqual([2400, 1000, 1000]);
    expect(found.remarks).toContainEqual({ code: 'prize-not-shared', prize: '3.', amount: 1001, among: 2 });
    expect(found.remarks).toContainEqual({ code: 'prizes-differ', pot: 5400, prizes: 5401 });
  });
  it('credits nothing that a deal may have shared, and hands the deal on as it stands', () => {
    const chops = 'new GameChop({Amounts: Map.from([["a", 12.5]]), Tie: false})';
    const found = night({ guests, prizes: [{ amount: '54', to: ['a'] }], chops });
    expect(found.deals).toEqual([{ Amounts: { a: 12.5 }, Tie: false }]);
    expect(found.players.map(({ won }) => won)).toEqual([0, 0, 0]);
    expect(codesOf(found)).toEqual(['deals-not-read', 'prize-not-shared']);
  });
  it('has adjustments of cash in what was won, and bounty chips in what was paid', () => {
    const found = night({ guests: { a: { buyIns: [{ bounty: 5 }], cash: '-2.50' } } });
    expect(found.players[0]).toMatchObject({ paid: 2500, won: -250 });
    expect(found.remarks).toContainEqual({ code: 'bounties-worked-out', sold: 500, kept: 0 });
    expect(found.remarks).toContainEqual({ code: 'adjusted', player: 'a', cash: -250, points: -6, hits: 0 });
  });
  it('gives a bounty chip to who knocked out, to several in equal parts, and to the winner his own', () => {
    const told: Told = {
      guests: {
        a: { buyIns: [{ bounty: 5 }] },
        b: { buyIns: [{ bounty: 5, out: 9, by: 'a' }] },
        c: {
          buyIns: [
            { bounty: 5, out: 3, by: 'd' },
            { bounty: 5, out: 8, by: 'a' },
          ],
        },
        d: { buyIns: [{ out: 5, by: 'b' }] },
      },
    };
    const played = (restricted: boolean) =>
      read(
        aTdt('3.7.2', told).replace(
          'HouseContribution:',
          `UseBounties: true, RestrictedBounty: ${String(restricted)}, HouseContribution:`,
        ),
      );
    // a: his own and two of others; d bought none, so that c keeps his first where only buyers win one
    expect(played(false).players.map(({ bounties }) => bounties)).toEqual([1500, 0, 0, 500]);
    expect(played(true).players.map(({ bounties }) => bounties)).toEqual([1500, 0, 500, 0]);
    expect(played(true).players.map(({ won }) => won)).toEqual([1500, 0, 500, 0]);
    expect(night(told).players.map(({ bounties }) => bounties)).toEqual([0, 0, 0, 0]);
  });
  it('lets a bounty chip that was bought with chips left go at the next bust-out, and says what nobody can be given', () => {
    const found = read(
      aTdt('3.7.2', {
        guests: { a: {}, b: { buyIns: [{ bounty: 5 }, { out: 9, by: 'a' }] }, c: { buyIns: [{ bounty: 3, out: 8 }] } },
      }).replace('HouseContribution:', 'UseBounties: true, HouseContribution:'),
    );
    expect(found.players.map(({ bounties }) => bounties)).toEqual([500, 0, 0]);
    expect(found.remarks).toContainEqual({ code: 'bounties-worked-out', sold: 800, kept: 300 });
  });
  it('names who is named and is not there, what nobody got, and what a formula asks that the file does not know', () => {
    const found = night({
      guests: { a: {}, b: { buyIns: [{ out: 9, by: 'x' }] } },
      prizes: [
        { amount: '30', to: ['y'] },
        { amount: '6', to: [] },
      ],
      formula: 'n-r+1 + bigBlind',
    });
    expect(found.remarks.filter(({ code }) => code !== 'adjusted')).toMatchObject([
      { code: 'recipient-unknown', prize: '1.', id: 'y' },
      { code: 'prize-unclaimed', prize: '2.', amount: 600 },
      { code: 'hitman-unknown', player: 'b', id: 'x' },
      { code: 'formula-no-value', formula: { code: 'unknown-name', name: 'bigBlind', place: { row: 1, column: 9 } } },
    ]);
  });
  it.each([
    ['n - r + 1', { a: -3, b: -4, c: -5 }],
    ['nh * 10 + nr', { a: 14, b: -6, c: -5 }],
    ['take', { a: -6 + 60 - 30, b: -26, c: -46 }],
    ['if(r = 1, totalBuyInsAmount + totalRebuysAmount + totalAddOnsAmount)', { a: 84, b: -6, c: -6 }],
  ])('works out the points by its own formula: %s', (formula, points) => {
    const found = night({
      guests: {
        a: { addOns: 1, buyIns: [{}] },
        b: { buyIns: [{ out: 9, by: 'a' }] },
        c: {
          buyIns: [
            { out: 7, by: 'a' },
            { out: 8, by: '' },
          ],
        },
      },
      prizes: [{ amount: '60', to: ['a'] }],
      formula,
    });
    // six are taken from each by hand
    expect(Object.fromEntries(found.players.map((one) => [one.id, one.points]))).toEqual(points);
    expect(found.remarks.map(({ code }) => code)).not.toContain('formula-no-value');
  });
  it('has no points of who has no place, and says for whom its formula has no value', () => {
    const found = night({ guests: { a: {}, b: { buyIns: [{ out: 9 }] } }, formula: '1 / (r - 2)' });
    expect(found.players.map(({ points }) => points)).toEqual([-7, undefined]);
    expect(found.remarks).toContainEqual({
      ...{ code: 'formula-no-value', player: 'b' },
      formula: { code: 'division-by-zero', place: { row: 1, column: 3 } },
    });
    const open = night({ guests: { a: {}, b: {}, c: { buyIns: [{ out: 9 }] } }, formula: 'r' });
    expect(open.players.map(({ points }) => points)).toEqual([undefined, undefined, -3]);
  });
  it('goes by the UUID over several nights, with the newest name', () => {
    const first = { ...night({ guests, prizes: [{ amount: '54', to: ['a'] }] }), startedAt: 1 };
    const later = { ...night({ guests: { a: { name: 'Neu', buyIns: [{ out: 5 }] }, z: {} } }), startedAt: 2 };
    const summed = overNights([later, first]);
    expect(summed.find(({ id }) => id === 'a')).toEqual({
      ...{ id: 'a', name: 'Neu', nights: 2, places: [1, 2], hits: 0, paid: 4000, won: 5400 },
      // six are taken by hand in each of them
      points: -12,
    });
    expect(summed.map(({ id }) => id)[0]).toBe('a');
  });
});

describe('a file that is none, or was made to do harm', () => {
  it.each([
    ['', { code: 'unexpected', found: '', row: 1, column: 1 }],
    ['{ V: "3.7",\n  T: alert(1) }', { code: 'unexpected', found: 'alert', row: 2, column: 6 }],
    ['{ T: new Tournament({UUID: "a}) }', { code: 'text-not-closed', row: 1, column: 28 }],
    ['{ T: new Tournament({A: 1, A: 2}) }', { code: 'key-twice', key: 'A', row: 1, column: 28 }],
    ['{ T: new Tournament({}) } 1', { code: 'unexpected', found: '1', row: 1, column: 27 }],
    ['{ T: function() {} }', { code: 'unexpected', found: 'function', row: 1, column: 6 }],
    ['{ T: 1 + 1 }', { code: 'unexpected', found: '+ 1 }', row: 1, column: 8 }],
    ['{ V: "3.7" }', { code: 'no-tournament', row: 1, column: 1 }],
    ['{ T: new Tournament({Title: 5}) }', { code: 'field-wrong', field: 'Title', row: 1, column: 29 }],
  ])('%j', (text, fault) => expect(faultOf(text)).toEqual(fault));
  it('says which field is missing, and where', () =>
    expect(faultOf(aTdt('3.7.2', EVENING).replace('Amount: 20, ', ''))).toMatchObject({
      code: 'field-missing',
      field: 'Amount',
      row: 1,
    }));
  it('nests only so deep, and is only so large', () => {
    expect(faultOf(`{ T: ${'['.repeat(100_000)}`)?.code).toBe('nested-too-deep');
    expect(faultOf(' '.repeat(9 * 2 ** 20))?.code).toBe('too-large');
    expect(readTdt(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])).ok).toBe(false);
  });
  it('changes no prototype', () => {
    const text = aTdt('3.7.2', { ...EVENING, chops: '{__proto__: {won: 5}, constructor: 1}' });
    expect(read(text).deals).toHaveLength(1);
    expect(({} as { readonly won?: number }).won).toBeUndefined();
  });
  it('is refused with a place wherever it stops', () => {
    const text = aTdt('3.7.2', EVENING);
    for (let end = 0; end < text.length; end += 7) {
      const fault = faultOf(text.slice(0, end));
      expect(fault?.row, `stops at ${String(end)}`).toBe(1);
    }
  });
});

/** Seven that the program wrote itself, beside the project. */
const real = new URL('../../../../../shared/tdt/', import.meta.url);
describe.runIf(existsSync(real))('files that the program wrote', () => {
  const files = existsSync(real) ? readdirSync(real).filter((file) => file.endsWith('.tdt')) : [];
  const nights = new Map(files.map((file) => [file, read(readFileSync(new URL(file, real)))]));
  it.each(files)('%s: everybody has one place, and every cent of prizes one owner', (file) => {
    const { players, prizes, levels, remarks } = nights.get(file) as TdtNight;
    const inIt = players.filter(({ buyIns }) => buyIns.length > 0);
    const over = !remarks.some(({ code }) => code === 'not-over');
    const places = inIt.map(({ place }) => place ?? 0).sort((a, b) => a - b);
    expect(places).toEqual(over ? places.map((_, nth) => nth + 1) : places.map(() => 0));
    const awarded = prizes.filter(({ to }) => to.length > 0).reduce((sum, { amount }) => sum + amount, 0);
    expect(players.reduce((sum, { won, bounties, adjusted }) => sum + won - bounties - adjusted.cash, 0)).toBe(awarded);
    for (const { place, to } of over ? prizes : [])
      expect(to.map((id) => players.find((one) => one.id === id)?.place)).toEqual([place]);
    expect(levels.length).toBeGreaterThan(20);
  });
  it('are seven', () => expect(files).toHaveLength(7));
  it('agree with what is known of them', () => {
    const bounties = nights.get('v3.4.3-windows-1252-bounties.tdt');
    expect(bounties?.players.find(({ place }) => place === 4)?.name).toBe('Ulf Kühn');
    expect(bounties?.remarks).toContainEqual({ code: 'bounties-worked-out', sold: 45_000, kept: 0 });
    expect(bounties?.players.reduce((sum, one) => sum + one.bounties, 0)).toBe(45_000);
    const adjusted = nights.get('v3.7.1-adjustments.tdt');
    expect(adjusted?.players.map((one) => one.adjusted.points).filter((points) => points !== 0)).toEqual(
      expect.arrayContaining([-31, -6, -50]),
    );
    expect(adjusted && codesOf(adjusted)).toEqual([]);
    expect(adjusted?.remarks).toContainEqual(expect.objectContaining({ code: 'adjusted', points: -31 }));
  });
});
