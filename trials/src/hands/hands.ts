import { rulebooks } from '@riffle/rulebooks';
import { BrokenPromise, playByHand } from '@riffle/tournament/by-hand';
import { seededRandom } from '@riffle/tournament/simulation';
import type { Outcome, Trial } from '../trial.ts';

/** Whole nights hand by hand, under each rulebook and occasion in turn: no chip is made or lost, no blind paid twice or passed over. */
export const hands: Trial = { name: 'hands', times: 10_000, run };

const MOST_TOLD = 20;
const STRUCTURES = ['quick', 'clubNight', 'deep'] as const;
const occasions = rulebooks.flatMap(({ id, edition, occasions: own }) =>
  own.length === 0 ? [{ id, edition }] : own.map(({ id: occasion }) => ({ id, edition, occasion })),
);

function run({ times, seed }: { readonly times: number; readonly seed: number }): Promise<Outcome> {
  const faults: string[] = [];
  const came = { players: 0, hands: 0, commands: 0, moves: 0, breaks: 0 };
  for (let nth = 0; nth < times && faults.length < MOST_TOLD; nth += 1) {
    const name = `${String(seed)} ${String(nth)}`;
    const random = seededRandom(name);
    const rulebook = occasions[nth % occasions.length] ?? { id: 'pvb', edition: '' };
    // one night in forty has a large field
    const players = 2 + random(random(40) === 0 ? 400 : 60);
    const seatsPerTable = 2 + random(8);
    const structure = STRUCTURES[random(STRUCTURES.length)] ?? 'clubNight';
    // the suite holds both engines against each other; here each gets its share
    const engine = random(4) === 0 ? 'exact' : 'fast';
    try {
      const night = playByHand({ players, rulebook, seed: name, seatsPerTable, structure, engine });
      came.players += night.places.length;
      for (const what of ['hands', 'commands', 'moves', 'breaks'] as const) came[what] += night[what];
    } catch (error) {
      if (!(error instanceof BrokenPromise || error instanceof RangeError)) throw error;
      faults.push(`night ${name}, ${String(players)} players under ${rulebook.id}: ${String(error)}`);
    }
  }
  const told = Object.entries(came).map(([what, often]) => `${what} ${String(often)}`);
  return Promise.resolve({ ok: faults.length === 0, lines: [told.join(', '), ...faults] });
}
