import { toChips } from '@riffle/cards';
import { readyPlan } from '@riffle/money';
import { READY_STRUCTURES, readySet } from '@riffle/tournament';
import type { Template } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aSetup, type Club, openClub, openNight } from '../testing/club.ts';

const [ready] = READY_STRUCTURES;
const chips = readySet('home', 5_000, 20);
const profile = {
  id: 'entry',
  name: 'Startplatz',
  kind: 'entry',
  parts: [{ for: 'prizes', amount: 2_000 }],
  chips: 5_000,
};
const kept = {
  chips: { name: 'Koffer', kind: 'chips', chips },
  plan: { name: 'Wie immer', kind: 'prizes', plan: readyPlan('clubTable') },
  prices: { name: 'Zwanzig', kind: 'prices', prices: { money: { profiles: [profile] }, currency: 'EUR' } },
  levels: {
    name: 'Schnell',
    kind: 'structure',
    structure: { startingStack: 5_000, lateEntryThrough: 4, levels: ready?.levels ?? [] },
  },
  night: { name: 'Freitag', kind: 'night', setup: aSetup() },
} as const;

let club: Club;
beforeEach(async () => {
  club = await openClub();
});
afterEach(() => club.close());
const put = async (id: string, body: object) => (await club.owner.put(`/api/templates/${id}`, body)).statusCode;
const list = async (): Promise<readonly Template[]> => (await club.owner.get('/api/templates')).json();

describe('templates', () => {
  it.each(Object.entries(kept))('keeps a %s, renames it, and gives it back as it was', async (id, body) => {
    expect(await put(id, body)).toBe(200);
    expect(await list()).toEqual([{ id, ...body }]);
    expect(await put(id, { ...body, name: 'Anders' })).toBe(200);
    expect(await list()).toEqual([{ id, ...body, name: 'Anders' }]);
    expect((await club.owner.delete(`/api/templates/${id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('takes one without a kind for a whole night, as before there were kinds', async () => {
    const { kind: _, ...before } = kept.night;
    expect(await put('before', before)).toBe(200);
    expect(await list()).toEqual([{ id: 'before', ...kept.night }]);
  });

  it('changes no night that was begun with it', async () => {
    await put('chips', kept.chips);
    const night = await openNight(club.owner, aSetup({ startingStack: toChips(5_000), chips }));
    await put('chips', { ...kept.chips, chips: chips.slice(0, 2).map(({ inStack: _, ...chip }) => chip) });
    expect((await night.document()).view.setup.chips).toEqual(chips);
  });

  it.each([
    ['nothing', {}],
    ['no name', { ...kept.chips, name: ' ' }],
    ['a name without end', { ...kept.chips, name: 'x'.repeat(121) }],
    ['a kind that there is none of', { name: 'T', kind: 'constructor', constructor: {} }],
    ['one kind with what another keeps', { name: 'T', kind: 'prizes', chips }],
    ['two kinds at once', { ...kept.chips, plan: readyPlan('clubTable') }],
    ['a set without chips', { ...kept.chips, chips: [] }],
    ['more chips than anybody has', { ...kept.chips, chips: Array.from({ length: 5_000 }, () => chips[0]) }],
    ['values that fall', { ...kept.chips, chips: chips.toReversed() }],
    ['a colour of its own', { ...kept.chips, chips: [{ ...chips[0], colour: 'url(x)' }] }],
    ['a number that is none', { ...kept.chips, chips: [{ ...chips[0], owned: 1e300 }] }],
    ['a stack beyond all numbers', { ...kept.chips, chips: [{ ...chips[0], value: 1e9, inStack: 1e15 }] }],
    ['more than a chip says', { ...kept.chips, chips: [{ ...chips[0], colourOf: 1 }] }],
    ['a plan that shares nothing', { ...kept.plan, plan: { places: { by: 'list', rows: [] } } }],
    ['a structure that cannot be played', { ...kept.levels, structure: { startingStack: 1, levels: [] } }],
    ['prices of nothing', { ...kept.prices, prices: { money: { profiles: [] }, currency: 'EUR' } }],
    ['a currency that is none', { ...kept.prices, prices: { ...kept.prices.prices, currency: 'GOLD' } }],
  ])('refuses %s', async (_, body) => {
    expect(await put('some-template', body)).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('shows them to the floor, and lets the director alone keep or remove one', async () => {
    await put('chips', kept.chips);
    const floor = await club.member('Fee', 'floor');
    expect((await floor.get('/api/templates')).json()).toHaveLength(1);
    expect((await floor.put('/api/templates/chips', kept.plan)).statusCode).toBe(403);
    expect((await floor.delete('/api/templates/chips')).statusCode).toBe(403);
    expect((await club.visitor.get('/api/templates')).statusCode).toBe(401);
    expect(await list()).toEqual([{ id: 'chips', ...kept.chips }]);
  });
});
