import { toChips } from '@riffle/cards';
import { readyPlan } from '@riffle/money';
import { findRulebook, type HouseRulebook } from '@riffle/rulebooks';
import { type MoneySetup, READY_STRUCTURES, readySet, type Setup } from '@riffle/tournament';
import type { Template } from '@riffle/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClubStore } from '../club-store.ts';
import { NOW, shelved } from './make-club.ts';

const house = (changes: Partial<HouseRulebook> = {}): HouseRulebook => ({
  format: 'riffle-house-rulebook',
  v: 1,
  id: 'kreuzberg',
  edition: 'a',
  name: 'Hausregeln Kreuzberg',
  extends: { id: 'pvb', edition: findRulebook('pvb')?.edition ?? '' },
  answers: {},
  ...changes,
});

export function keptDocuments(current: () => ClubStore): void {
  describe('name, templates and house rulebooks', () => {
    let club: ClubStore;
    beforeEach(() => {
      club = current();
    });
    const save = (document: HouseRulebook, expectedVersion?: number) =>
      club.houseRulebooks.save(document, { at: NOW, expectedVersion });
    const hold = (id: string, edition: string) =>
      club.shelf.put(shelved(id, { holds: [{ id: 'kreuzberg', edition }] }));

    it('knows how long penalties keep their words: a year until the club says otherwise', async () => {
      expect(await club.keeping.get()).toEqual({ months: 12 });
      await club.keeping.noteTakenOut({ at: NOW, texts: 3 });
      expect(await club.keeping.get()).toEqual({ months: 12, last: { at: NOW, texts: 3 } });
      await club.keeping.setMonths(0);
      expect(await club.keeping.get()).toEqual({ months: 0, last: { at: NOW, texts: 3 } });
    });

    it('knows what the club is called, and that it may be called otherwise', async () => {
      expect(await club.name.get()).toBe('');
      await club.name.set('Pik Ass', NOW);
      await club.name.set('Pik Äs', NOW + 1);
      expect(await club.name.get()).toBe('Pik Äs');
    });

    it('knows where the club is once that was said', async () => {
      expect(await club.zone.get()).toBeUndefined();
      await club.zone.set('Europe/Berlin');
      await club.zone.set('Europe/Vienna');
      expect(await club.zone.get()).toBe('Europe/Vienna');
    });

    it('knows with which columns the list of players stands, and that none were chosen', async () => {
      const choice = { columns: [{ id: 'name', called: 'Wer' }, { id: 'owes' }], by: 'name', down: false };
      expect(await club.columns.get()).toEqual({});
      await club.columns.set({ choice }, NOW);
      expect(await club.columns.get()).toEqual({ choice });
      await club.columns.set({}, NOW + 1);
      expect(await club.columns.get()).toEqual({});
    });

    it('keeps templates by name', async () => {
      const setup = { name: 'Freitag' } as Setup;
      for (const [id, name] of [
        ['b', 'Zwei'],
        ['a', 'Eins'],
      ] as const)
        await club.templates.put({ id, name, kind: 'night', setup }, NOW);
      await club.templates.put({ id: 'b', name: 'Drei', kind: 'night', setup }, NOW);
      expect(await club.templates.list()).toEqual([
        { id: 'b', name: 'Drei', kind: 'night', setup },
        { id: 'a', name: 'Eins', kind: 'night', setup },
      ]);
      await club.templates.remove('b');
      expect((await club.templates.list()).map(({ id }) => id)).toEqual(['a']);
    });

    it('keeps each kind of template as it was given, and one instead of another under its id', async () => {
      const [ready] = READY_STRUCTURES;
      const levels = ready?.levels ?? [];
      const money: MoneySetup = { profiles: [] };
      const kept: readonly Template[] = [
        { id: 'chips', name: 'A', kind: 'chips', chips: readySet('home', 5_000) },
        { id: 'plan', name: 'B', kind: 'prizes', plan: readyPlan('clubTable') },
        { id: 'prices', name: 'C', kind: 'prices', prices: { money, currency: 'CHF' } },
        { id: 'levels', name: 'D', kind: 'structure', structure: { levels, startingStack: toChips(5_000) } },
      ];
      for (const template of kept) await club.templates.put(template, NOW);
      expect(await club.templates.list()).toEqual(kept);
      const instead: Template = { id: 'chips', name: 'A', kind: 'prizes', plan: readyPlan('clubTable') };
      await club.templates.put(instead, NOW + 1);
      expect(await club.templates.list()).toEqual([instead, ...kept.slice(1)]);
    });

    it('keeps competition profiles by name, on the version that was seen, and of two at once one', async () => {
      const own = (id: string, name?: string) => ({
        id,
        ...(name !== undefined && { name }),
        on: 'oepbl',
        answers: {},
      });
      const put = (profile: ReturnType<typeof own>, expectedVersion?: number) =>
        club.leagueProfiles.save(profile, { at: NOW, expectedVersion });
      expect(await put(own('b', 'Ärmel'), 0)).toEqual({
        ok: true,
        value: { profile: own('b', 'Ärmel'), version: 1, savedAt: NOW },
      });
      await put(own('c'));
      expect((await club.leagueProfiles.list()).map(({ profile }) => profile.id)).toEqual(['b', 'c']);
      expect(await put(own('b'), 0)).toEqual({ ok: false, refusal: 'id-taken' });
      const both = await Promise.all([put(own('b', 'x'), 1), put(own('b', 'y'), 1)]);
      expect(both).toMatchObject([
        { ok: true, value: { version: 2 } },
        { ok: false, refusal: 'version-conflict' },
      ]);
      expect(await put(own('b', 'x'))).toMatchObject({ value: { version: 2 } });
      await club.leagueProfiles.remove('b');
      expect((await club.leagueProfiles.list()).map(({ profile }) => profile.id)).toEqual(['c']);
    });

    it('writes over a house rulebook that nothing holds, and counts up', async () => {
      expect(await save(house())).toMatchObject({ ok: true, value: { version: 1, savedAt: NOW, nights: 0 } });
      const again = await save(house({ name: 'Neu' }));
      expect(again).toMatchObject({ ok: true, value: { version: 2, house: { edition: 'a', name: 'Neu' } } });
      expect(again.ok && again.value.editions).toHaveLength(1);
      expect(await save(house({ name: 'Neu' }))).toMatchObject({ value: { version: 2 } });
    });

    it('leaves an edition alone that something holds, and names the next by its day', async () => {
      await save(house());
      await hold('one', 'a');
      expect(await save(house({ name: 'Neu' }))).toMatchObject({
        value: { house: { edition: '2023-11-14' }, version: 2, nights: 0, editions: [{ nights: 0 }, { nights: 1 }] },
      });
      await hold('two', '2023-11-14');
      expect(await save(house({ name: 'Neuer' }))).toMatchObject({ value: { house: { edition: '2023-11-14.2' } } });
      expect(await club.houseRulebooks.find('kreuzberg', 'a')).toMatchObject({ house: house(), nights: 1, version: 3 });
      expect(await club.houseRulebooks.find('kreuzberg', 'z')).toBeUndefined();
      expect(await club.houseRulebooks.find('kreuzberg')).toMatchObject({ house: { name: 'Neuer' } });
    });

    it('saves only on the version that was seen, and of two at once one', async () => {
      expect(await save(house(), 0)).toMatchObject({ ok: true });
      expect(await save(house({ name: 'x' }), 0)).toEqual({ ok: false, refusal: 'id-taken' });
      const both = await Promise.all([save(house({ name: 'x' }), 1), save(house({ name: 'y' }), 1)]);
      expect(both).toMatchObject([{ ok: true }, { ok: false, refusal: 'version-conflict' }]);
    });

    it('lists the newest edition of each by name, and removes all editions', async () => {
      await save(house({ id: 'z', name: 'Ärmel' }));
      await save(house());
      expect((await club.houseRulebooks.list()).map(({ house: { name } }) => name)).toEqual([
        'Ärmel',
        'Hausregeln Kreuzberg',
      ]);
      await club.houseRulebooks.remove('kreuzberg');
      expect((await club.houseRulebooks.list()).map(({ house: { id } }) => id)).toEqual(['z']);
    });
  });
}
