import type { Chips } from '@riffle/cards';
import type { Structure } from '../structure.ts';
import { type ChipSet, playedChips, valuesOf } from './chip-set.ts';
import { lastNeeded } from './needed.ts';

/** The line at which a value goes: in this break, or before this level in a night without breaks. */
export type Leaves = { readonly line: number; readonly onBreak: boolean };

/**
 * Where each value goes that no later blind or ante needs: in the first break from then on, and before a level only where
 * there are no breaks at all. After the last break nobody stops play for it. Those that stay are not in it.
 */
export function leavesAt(set: ChipSet, levels: Structure): ReadonlyMap<Chips, Leaves> {
  const values = valuesOf(playedChips(set));
  const hasBreaks = levels.some(({ kind }) => kind === 'break');
  const leaving = new Map<Chips, Leaves>();
  for (const value of values.slice(0, -1)) {
    // what nobody needs from the first line on goes when play first stops
    const last = Math.max(0, lastNeeded(value, values, levels));
    const next = levels.findIndex(({ kind }, line) => line > last && kind === 'play');
    if (next < 0) break;
    const pause = levels.findIndex(
      ({ kind }, line) => line > last && kind === 'break' && levels.slice(line).some((one) => one.kind === 'play'),
    );
    if (pause >= 0) leaving.set(value, { line: pause, onBreak: true });
    else if (!hasBreaks) leaving.set(value, { line: next, onBreak: false });
  }
  return leaving;
}

/** What lies on the tables at a line; what goes in a break is still there in it. */
export function chipsInUse(set: ChipSet, levels: Structure, line: number): ChipSet {
  const leaving = leavesAt(set, levels);
  return playedChips(set).filter(({ value }) => {
    const goes = leaving.get(value);
    return goes === undefined || goes.line > line || (goes.line === line && goes.onBreak);
  });
}
