import { randomUUID } from 'node:crypto';
import type { Instant, Random } from '@riffle/aggregate';
import { type Chips, shuffled, toChips } from '@riffle/cards';
import { type TableId, type Tournament, type TournamentCommand, toBustOutId } from '@riffle/tournament';
import { seen } from '../viewers.ts';
import { playersDue } from './pace.ts';

/** Somebody who goes now, if the pace of the structure wants it; nobody where play halts. */
export function nextBustOut(state: Tournament, now: Instant, random: Random): TournamentCommand | undefined {
  const left = [...state.entries.values()].filter(({ out, at }) => out === undefined && at !== undefined);
  const tooMany = left.length - playersDue(state, now);
  if (tooMany <= 0 || left.length < 2) return undefined;
  const { tables } = seen(state, 'staff');
  const inPlay = left.filter(({ at }) => at !== undefined && tables[at.table]?.halted === undefined);
  const sizes = Map.groupBy(left, ({ at }) => at?.table);
  // nobody is left alone at a table while there are others
  const spare = (table: TableId | undefined): number =>
    sizes.size > 1 ? (sizes.get(table)?.length ?? 0) - 2 : left.length - 1;
  const [loser] = shuffled(
    inPlay.filter(({ at }) => spare(at?.table) > 0),
    random,
  );
  const mates = inPlay.filter(({ id, at }) => id !== loser?.id && at?.table === loser?.at?.table);
  const [winner, second] = shuffled(mates, random);
  if (loser === undefined || winner === undefined) return undefined;
  const by = [winner.id];
  // now and then two go in one hand; the one who had more at its start is placed above
  const isDouble = second !== undefined && tooMany > 1 && spare(loser.at?.table) > 1 && random(8) === 0;
  const out = isDouble
    ? [
        { entry: loser.id, stackAtStart: partOf(loser.stack, 3), by },
        { entry: second.id, stackAtStart: partOf(second.stack, 2), by },
      ]
    : [{ entry: loser.id, by }];
  return { type: 'BustOut', bustOut: toBustOutId(randomUUID()), out };
}

const partOf = (stack: Chips, share: number): Chips => toChips(Math.floor(stack / share / 100) * 100);
