import { rulebooks } from '@riffle/rulebooks';
import { type HandsPlan, playByHand } from '@riffle/tournament/by-hand';
import { rounded } from './figures.ts';

const NIGHTS = [
  { players: 100, engine: 'fast' },
  { players: 1_000, engine: 'fast' },
  { players: 1_000, engine: 'exact' },
] as const;

/** Whole nights hand by hand to one winner, everything looked at after every event. By processor time: others use the machine too. */
export function nightsByHand() {
  const book = rulebooks.find(({ id }) => id === 'pvb') ?? rulebooks[0];
  if (book === undefined) throw new Error('nothing to play by');
  const rulebook = { id: book.id, edition: book.edition };
  // the first hands of a process are slow
  playByHand({ players: 30, rulebook, seed: 'warm' });
  return NIGHTS.map(({ players, engine }) => measured({ players, engine, rulebook, seed: '1' }));
}

function measured(plan: HandsPlan & { readonly engine: 'fast' | 'exact' }) {
  const { players, engine } = plan;
  const before = process.cpuUsage();
  const { hands, commands, events, moves, breaks } = playByHand(plan);
  const { user, system } = process.cpuUsage(before);
  return { players, engine, hands, commands, events, moves, breaks, seconds: rounded((user + system) / 1e6) };
}
