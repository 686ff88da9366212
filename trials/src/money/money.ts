import { seeded } from '@riffle/hand/testing';
import { rulebooks } from '@riffle/rulebooks';
import type { Outcome, Trial } from '../trial.ts';
import { RandomNight } from './night.ts';

/** Whole nights with money at random, under each rulebook in turn: no step makes a cent, and the room learns no more than it may. */
export const money: Trial = { name: 'money', times: 10_000, run };

const MOST_TOLD = 20;

function run({ times, seed }: { readonly times: number; readonly seed: number }): Promise<Outcome> {
  const came = new Map<string, number>();
  const count = (what: string, by = 1): Map<string, number> => came.set(what, (came.get(what) ?? 0) + by);
  const faults: string[] = [];
  for (let nth = 0; nth < times && faults.length < MOST_TOLD; nth += 1) {
    const book = rulebooks[nth % rulebooks.length]?.id ?? 'pvb';
    const night = new RandomNight(book, seeded(seed + nth));
    try {
      night.play();
    } catch (error) {
      night.faults.push(String(error));
    }
    for (const [type, often] of night.done) count(type, often);
    const { state } = night.history;
    if (state.money?.settled !== undefined) count('night settled');
    if (state.deal !== undefined) count('night with a deal');
    for (const fault of night.faults) faults.push(`night ${String(seed + nth)} under ${book}: ${fault}`);
  }
  const told = [...came].toSorted(([, a], [, b]) => b - a).map(([what, often]) => `${what} ${String(often)}`);
  return Promise.resolve({ ok: faults.length === 0, lines: [told.join(', '), ...faults.slice(0, MOST_TOLD)] });
}
