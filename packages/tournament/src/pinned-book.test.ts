import { toInstant } from '@riffle/aggregate';
import { findRulebook, type HouseRulebook, type Rulebook } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import type { TournamentEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { initial } from './initial.ts';
import { lifted } from './lifting.ts';
import { editionUnknown, policyOf, rulebookOf, setupOf } from './rulebook-of.ts';
import type { PinnedSetup, Setup } from './setup.ts';
import type { Tournament } from './state.ts';
import { setupFor } from './testing.ts';
import { tournament } from './tournament.ts';
import { view } from './view-of.ts';

const asWritten = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const pvb = findRulebook('pvb') as Rulebook;
const six = { holdem: 6, omaha: 6, stud: 6 };
/** As a later Riffle may have it on its shelf no more: full tables are of six there. */
const of1999: Rulebook = {
  ...asWritten(pvb),
  edition: '1999',
  editionText: '1. Auflage, 1999',
  name: 'PVB von 1999',
  occasions: asWritten(pvb.occasions).map((occasion) => ({ ...occasion, answers: {} })),
  answers: { ...asWritten(pvb.answers), 'tables.maxSeats': { value: six, refs: ['3(1)'] } },
};
const vanished: PinnedSetup = {
  ...setupFor('pvb'),
  seatsPerTable: 6,
  rulebook: { id: 'pvb', edition: '1999', copy: of1999 },
};
const created = (setup: PinnedSetup): Tournament => evolve(initial, { v: 2, type: 'Created', setup, at: toInstant(0) });
const context = { now: toInstant(1), random: () => 0, actor: { id: 'd', role: 'director' } } as const;
const change = (state: Tournament, changes: Partial<Omit<Setup, 'levels' | 'demo' | 'forLeague'>>) =>
  tournament.decide(state, { type: 'ChangeSetup', changes }, context);
const begun = (setup: Setup): readonly TournamentEvent[] => {
  const verdict = tournament.decide(initial, { type: 'Create', setup }, context);
  if (!verdict.ok) throw new Error(verdict.refusal.code);
  return verdict.value;
};

describe('a night keeps the edition that it was made under', () => {
  it('writes the rulebook as it is into its first event, and shows it to nobody who has it himself', () => {
    const [event] = asWritten(begun(setupFor('pvb')));
    expect(event).toMatchObject({ v: 2, type: 'Created', setup: { rulebook: { id: 'pvb', copy: { id: 'pvb' } } } });
    const state = evolve(initial, event as TournamentEvent);
    expect(rulebookOf(setupOf(state))).toBe(pvb);
    expect(view(state, { as: 'staff' }).setup).toEqual({ ...setupFor('pvb') });
    expect(JSON.stringify(view(state, { as: 'staff' }))).not.toContain('answers');
  });

  it('is not ruled by another rulebook under the name of its own', () => {
    const tda55 = findRulebook('tda55') as Rulebook;
    const forged: PinnedSetup = {
      ...setupFor('pvb'),
      rulebook: { ...setupFor('pvb').rulebook, copy: asWritten(tda55) },
    };
    expect(rulebookOf(forged)).toBe(pvb);
    expect(view(created(forged), { as: 'room' }).setup).toEqual(setupFor('pvb'));
  });

  it('is ruled by its own where the shelf has another one, and whoever looks on is given it', () => {
    const [old, now] = [created(vanished), created(asWritten(setupFor('pvb')))];
    expect(policyOf(setupOf(old), 'tables.maxSeats')).toMatchObject({ value: six, refs: ['pvb@1999:3(1)'] });
    expect(policyOf(setupOf(now), 'tables.maxSeats').value).not.toEqual(six);
    expect(rulebookOf(asWritten(view(old, { as: 'room' }).setup)).name).toBe('PVB von 1999');
    expect(change(old, { seatsPerTable: 8 })).toMatchObject({ ok: false, refusal: { refs: ['pvb@1999:3(1)'] } });
    expect(change(now, { seatsPerTable: 8 }).ok).toBe(true);
  });

  it('goes by what its edition said that evening, where the shelf has mended it since', () => {
    const mended = { ...of1999, edition: pvb.edition };
    const state = created({ ...vanished, rulebook: { id: 'pvb', edition: pvb.edition, copy: mended } });
    expect(policyOf(setupOf(state), 'tables.maxSeats').value).toEqual(six);
    expect(view(state, { as: 'room' }).setup.rulebook.copy).toEqual(mended);
  });

  it('keeps the copy while its settings change, and takes a new one with another rulebook', () => {
    const state = created(vanished);
    const renamed = change(state, { name: 'Another name' });
    expect(renamed.ok && renamed.value).toEqual([{ v: 2, type: 'SetupChanged', changes: { name: 'Another name' } }]);
    expect(change(state, { rulebook: { id: 'pvb', edition: '1999' } })).toMatchObject({
      refusal: { code: 'nothing-to-do' },
    });
    const withOccasion = change(state, { rulebook: { id: 'pvb', edition: '1999', occasion: 'championship' } });
    expect(withOccasion.ok && withOccasion.value).toMatchObject([{ changes: { rulebook: { copy: of1999 } } }]);
    const other = change(state, { rulebook: { id: 'gcb', edition: findRulebook('gcb')?.edition ?? '' } });
    expect(other.ok && other.value).toMatchObject([{ changes: { rulebook: { copy: { id: 'gcb' } } } }]);
  });

  it('leaves an answer aside that nobody understands any more', () => {
    const answers = {
      ...of1999.answers,
      'tables.breakOrder': { value: 'byMoon', refs: ['1'] },
      'moon.phase': { value: 1 },
    };
    const copy = { ...of1999, answers } as unknown as Rulebook;
    const setup = { ...vanished, rulebook: { ...vanished.rulebook, copy } };
    expect(policyOf(setup, 'tables.breakOrder')).toMatchObject({ refs: [], from: 'base' });
    expect(Object.keys(rulebookOf(setup).answers)).not.toContain('moon.phase');
    expect(policyOf(setup, 'tables.maxSeats').value).toEqual(six);
  });

  it('holds what a house has decided over the edition beneath that was copied', () => {
    const seven = { is: 'number', holdem: 7, omaha: 7, stud: 7 } as const;
    const house: HouseRulebook = {
      format: 'riffle-house-rulebook',
      v: 1,
      id: 'kreuzberg',
      edition: '2026-11-21',
      name: 'Hausregeln Kreuzberg',
      extends: { id: 'pvb', edition: '1999' },
      answers: { 'tables.finalTableSize': { value: seven } },
    };
    const rulebook = { id: 'kreuzberg', edition: '2026-11-21', house };
    const kept = { ...vanished, rulebook: { ...rulebook, copy: of1999 } };
    expect(policyOf(kept, 'tables.finalTableSize')).toMatchObject({ value: seven });
    expect(policyOf(kept, 'tables.maxSeats')).toMatchObject({ value: six, refs: ['pvb@1999:3(1)'] });
    expect(rulebookOf(asWritten(view(created(kept), { as: 'room' }).setup)).under).toEqual(of1999);
    // of a night from before only the house's own answers are left
    const old = { ...vanished, rulebook };
    expect(policyOf(old, 'tables.finalTableSize')).toMatchObject({ value: seven });
    expect(policyOf(old, 'tables.maxSeats').refs).toEqual([]);
    expect(editionUnknown(old)).toBe(true);
  });
});

describe('a night from before', () => {
  const v1 = (rulebook: Setup['rulebook']) =>
    lifted({ v: 1, type: 'Created', setup: { ...setupFor('pvb'), rulebook }, at: toInstant(0) });

  it('is lifted with the edition that is on the shelf', () => {
    const event = v1({ id: 'pvb', edition: pvb.edition, occasion: 'championship' });
    expect(event).toMatchObject({ v: 2, setup: { rulebook: { copy: pvb } } });
    const state = evolve(initial, event);
    expect(view(state, { as: 'staff' }).setup.rulebook).toEqual({
      id: 'pvb',
      edition: pvb.edition,
      occasion: 'championship',
    });
    const changed = lifted({
      v: 1,
      type: 'SetupChanged',
      changes: { rulebook: { id: 'gcb', edition: findRulebook('gcb')?.edition ?? '' } },
    });
    expect(changed).toMatchObject({ v: 2, changes: { rulebook: { copy: { id: 'gcb' } } } });
    expect(lifted({ v: 1, type: 'SetupChanged', changes: { name: 'x' } })).toEqual({
      v: 2,
      type: 'SetupChanged',
      changes: { name: 'x' },
    });
  });

  it('asks no other edition where its own is gone, and says so', () => {
    const state = evolve(initial, v1({ id: 'pvb', edition: '1999' }));
    expect(rulebookOf(setupOf(state))).toMatchObject({ id: 'pvb', edition: '1999', answers: {} });
    expect(policyOf(setupOf(state), 'tables.maxSeats')).toMatchObject({ from: 'base', refs: [] });
    const shown = view(state, { as: 'staff' });
    expect(shown.editionUnknown).toBe(true);
    expect(shown.missing).toContainEqual({ code: 'edition-unknown', weight: 'warn', facts: {} });
    expect(view(created(vanished), { as: 'staff' })).not.toHaveProperty('editionUnknown');
    // it can still be given another name, or a rulebook that is there
    expect(change(state, { name: 'Another name' }).ok).toBe(true);
    expect(change(state, { rulebook: { id: 'pvb', edition: pvb.edition } }).ok).toBe(true);
  });
});
