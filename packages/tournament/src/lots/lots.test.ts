import { toChips } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import type { TournamentEvent } from '../event.ts';
import { fits } from '../fits.ts';
import { toBustOutId, toEntryId, toProfileId, toSaleId, toTableId } from '../ids.ts';
import { director, Evening } from '../testing.ts';
import { view } from '../view-of.ts';
import type { Whom } from './whom.ts';

const e = (no: number) => toEntryId(`e${String(no)}`);
const draw = (whom: Whom, more: { readonly for?: string; readonly shown?: true } = {}) =>
  ({ type: 'DrawPlayer', whom, ...more }) as const;

function playing(players = 6): Evening {
  const addOn = { id: toProfileId('addOn'), name: 'Add-on', kind: 'addOn', chips: toChips(10_000) } as const;
  const entry = { id: toProfileId('entry'), name: 'Startplatz', kind: 'entry', chips: toChips(20_000) } as const;
  const parts = [{ for: 'prizes', amount: toCents(1_000) }] as const;
  const night = new Evening('tda55', { money: { profiles: [entry, addOn].map((one) => ({ ...one, parts })) } });
  night.start(players, 1);
  night.do({ type: 'BustOut', bustOut: toBustOutId('b1'), out: [{ entry: e(6), by: [] }] });
  return night;
}
function drawn(night: Evening, whom: Whom) {
  const [event] = night.do(draw(whom));
  if (event?.type !== 'PlayerDrawn') throw new Error('none drawn');
  return event;
}
const shown = (night: Evening, as: 'staff' | 'room' = 'staff') => view(night.state, { as }).lots;

describe('a player by lot', () => {
  it('comes from those who are meant, and who they were is kept', () => {
    const night = playing();
    const lot = drawn(night, { are: 'in' });
    expect(lot.among).toEqual([1, 2, 3, 4, 5].map(e));
    expect(lot.among).toContain(lot.entry);
    expect(drawn(night, { are: 'out' })).toMatchObject({ lot: 2, entry: e(6), among: [e(6)] });
    expect(drawn(night, { are: 'all' }).among).toHaveLength(6);
    expect(drawn(night, { are: 'in', without: [e(1), e(3)] }).among).toEqual([2, 4, 5].map(e));
  });

  it('comes from a table, or from who bought something', () => {
    const night = playing();
    const at = night.state.entries.get(e(1))?.at?.table;
    if (at === undefined) throw new Error('no seat');
    expect(drawn(night, { are: 'all', table: at }).among).toEqual([1, 2, 3, 4, 5].map(e));
    night.do({
      type: 'Sell',
      sale: toSaleId('s1'),
      entry: e(2),
      kind: 'addOn',
      profile: toProfileId('addOn'),
      reason: 'ja',
    });
    expect(drawn(night, { are: 'all', bought: 'addOn' })).toMatchObject({ entry: e(2), among: [e(2)] });
    expect(night.refusal(draw({ are: 'in', table: toTableId('none') }))).toMatchObject({ code: 'no-such-table' });
    expect(night.refusal(draw({ are: 'out', bought: 'addOn' }))).toEqual({ code: 'nobody-to-draw' });
  });

  it('is each of them once where nobody is drawn twice', () => {
    const night = playing();
    const named = [1, 2, 3, 4, 5].map(() => drawn(night, { are: 'in', undrawn: true }).entry);
    expect(named.toSorted()).toEqual([1, 2, 3, 4, 5].map(e));
    expect(night.refusal(draw({ are: 'in', undrawn: true }))).toEqual({ code: 'nobody-to-draw' });
  });

  it('is the same again after it was taken back, as long as he is in the lot, and whatever else is asked', () => {
    const night = playing();
    const before = night.state;
    const first = drawn(night, { are: 'in' });
    const again = (whom: Whom, state = before) => {
      const takenBack = (): readonly TournamentEvent[] => [first];
      const verdict = decide(state, draw(whom), { now: night.now, actor: director, random: () => 0, takenBack });
      return verdict.ok && verdict.value[0]?.type === 'PlayerDrawn' ? verdict.value[0].entry : undefined;
    };
    expect(again({ are: 'in' })).toBe(first.entry);
    expect(again({ are: 'all' })).toBe(first.entry);
    expect(again({ are: 'in', without: [first.entry] })).not.toBe(first.entry);
    // the next one is another lot
    expect(again({ are: 'in' }, night.state)).toBe(e(1));
    expect(fits(night.state, first)).toBe(false);
    expect(fits(before, first)).toBe(true);
  });

  it('is told to the room only where it is meant for it, and never who else was in it', () => {
    const night = playing();
    expect(shown(night)).toBeUndefined();
    night.do(draw({ are: 'in' }, { for: ' Tombola ', shown: true }));
    expect(shown(night, 'room')).toEqual({ last: [expect.objectContaining({ lot: 1, for: 'Tombola', shown: true })] });
    expect(Object.keys(shown(night, 'room')?.last[0] ?? {})).not.toContain('among');
    night.do(draw({ are: 'in' }));
    expect(shown(night, 'room')).toBeUndefined();
    for (let no = 0; no < 10; no += 1) night.do(draw({ are: 'all' }));
    expect(shown(night)?.last.map(({ lot }) => lot)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect(shown(night)?.last[0]?.among).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
