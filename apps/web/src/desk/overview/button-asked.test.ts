import { toSeatNo } from '@riffle/table';
import { type Proposal, type Reason, type TournamentView, toEntryId, toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { aNight } from '../../night/fixture/a-night.ts';
import { buttonAsked } from './button-asked.ts';

const [one, two] = [toTableId('t1'), toTableId('t2')];
const { view } = aNight({ players: 27 });

const moving = (...because: readonly Reason[]): Proposal => ({
  kind: 'balance',
  key: 'k1',
  entry: toEntryId('e4'),
  from: { table: one, seat: toSeatNo(2) },
  to: { table: two, seat: toSeatNo(9) },
  waitsOneHand: false,
  because,
});
const unknown: Reason = { code: 'button-unknown', facts: {} };
const recorded: Reason = { code: 'button-as-recorded', facts: { from: 4, to: 7 } };

/** The button of a table as it was told, or of which nobody has told. */
function told(buttons: Readonly<Record<string, number | undefined>>): Pick<TournamentView, 'tables'> {
  const tables = Object.entries(view.tables).map(([id, shown]) => {
    const { positions: _, ...rest } = shown;
    const button = buttons[id];
    return [id, { ...rest, ...(button !== undefined && { positions: { button: toSeatNo(button) } }) }];
  });
  return { tables: Object.fromEntries(tables) };
}

describe('a proposal that hangs on the button', () => {
  it('asks where it is, at each of its tables that has told nothing', () => {
    const asked = buttonAsked(moving(unknown), told({ t1: 4 }));
    expect(asked?.is).toBe('needed');
    expect(asked?.at.map(({ table }) => table)).toEqual([two]);
  });
  it('asks whether it is still where it was when told', () => {
    const asked = buttonAsked(moving(recorded), told({ t1: 4, t2: 7 }));
    expect(asked?.is).toBe('check');
    expect(asked?.at.map(({ table, recorded: seat }) => [table, seat])).toEqual([
      [one, 4],
      [two, 7],
    ]);
  });
  it('offers no seat that is blocked', () => {
    const { tables } = told({});
    const shown = tables[two];
    if (shown === undefined) throw new Error('the fixture has a second table');
    const asked = buttonAsked(moving(unknown), {
      tables: { ...tables, [two]: { ...shown, blocked: { 3: 'Dealer' } } },
    });
    expect(asked?.at.find(({ table }) => table === two)?.seats).not.toContain(3);
  });
  it('is asked nothing where nothing hangs on it', () => {
    expect(buttonAsked(moving(), told({}))).toBeUndefined();
  });
});
