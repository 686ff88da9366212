import type { TournamentView } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { prizeLines } from './prize-lines.ts';

const special = (no: number, more: object) => ({ no, kind: 'badBeat', name: `S${String(no)}`, money: 5_000, ...more });
const night = (...specials: readonly object[]): TournamentView =>
  ({
    prizes: [10_000],
    setup: { currency: 'EUR' },
    money: { pool: { kept: 0 }, specials },
  }) as unknown as TournamentView;
const said = (view: TournamentView) =>
  prizeLines(view, 'de', (entry) => `Name ${entry}`, {
    kept: (amount) => `Haus ${amount}`,
    deducted: (name, amount) => `${name}: ${amount}`,
    hat: { notYet: 'noch nicht', open: (left) => `einer von ${String(left)}`, was: (name) => `war ${name}` },
  }).map((line) => line.said.replace(/\s/g, ' '));

describe('the prizes on the wall', () => {
  it('are the places, then the special ones with what they are and who has won them', () => {
    const won = special(2, { money: 0, thing: 'ein Pokal', awarded: { entries: ['a', 'b'] } });
    expect(said(night(special(1, {}), won))).toEqual(['100 €', 'S1 50 €', 'S2 ein Pokal · Name a · Name b']);
  });

  it('end with what goes off the pool, each by its name', () => {
    const deducted = [{ amount: 1_000 }, { name: 'Saisonfinale', amount: 400 }, { name: 'nichts', amount: 0 }];
    const view = { prizes: [10_000], setup: { currency: 'EUR' }, money: { pool: { kept: 1_400, deducted } } };
    expect(said(view as unknown as TournamentView)).toEqual(['100 €', 'Haus 10 €', 'Saisonfinale: 4 €']);
  });

  it('say of a secret bounty whether it is still in, and on whom it was', () => {
    const secret = (hat?: object, more: object = {}) =>
      said(night(special(1, { kind: 'secretHead', ...(hat && { hat }), ...more })))[1];
    expect(secret()).toBe('S1 50 € · noch nicht');
    expect(secret({ heads: 9, left: 7 })).toBe('S1 50 € · einer von 7');
    expect(secret({ heads: 9, left: 6, head: 'a' })).toBe('S1 50 € · war Name a');
    expect(secret({ heads: 9, left: 6, head: 'a' }, { awarded: { entries: ['b'] } })).toBe('S1 50 € · Name b');
  });

  it('leave out what nobody has won', () => {
    expect(said(night(special(1, { awarded: { entries: [] } })))).toEqual(['100 €']);
  });
});
