import type { EntryId, MoveView, Place, TableView, TournamentView } from '@riffle/tournament';

/** Where one player stands at this moment. */
export type Situation =
  | { readonly is: 'unknown' }
  | { readonly is: 'unseated' }
  | {
      readonly is: 'seated';
      readonly at: Place;
      readonly table: TableView;
      /** The last move, where it led to this seat. */
      readonly move?: MoveView;
    }
  | { readonly is: 'out'; readonly place: number; readonly sharedBy: number; readonly by: readonly EntryId[] }
  /** His place is told once all tables have finished the hand. */
  | { readonly is: 'outOpen' }
  | { readonly is: 'winner' };

export function situationOf(view: TournamentView, me: EntryId): Situation {
  const entry = view.entries[me];
  if (entry === undefined) return { is: 'unknown' };
  const out = view.bustOuts.flatMap((hand) => hand.out).find((line) => line.entry === me && line.back !== true);
  if (out !== undefined) return { is: 'out', place: out.place, sharedBy: out.sharedBy ?? 1, by: out.by };
  if (entry.place === 1 && view.stage === 'over') return { is: 'winner' };
  if (entry.bustOut !== undefined) return { is: 'outOpen' };
  const table = entry.at && view.tables[entry.at.table];
  if (entry.at === undefined || table === undefined) return { is: 'unseated' };
  const move = view.moves.find(
    (known) => known.entry === me && sameSeat(known.to, entry.at) && !sameSeat(known.from, known.to),
  );
  return { is: 'seated', at: entry.at, table, ...(move && { move }) };
}

const sameSeat = (a: Place, b: Place | undefined): boolean => a.table === b?.table && a.seat === b.seat;

/** Names a seat so that the phone can tell whether its owner has seen it. */
export const seatKey = (at: Place): string => `${at.table}/${String(at.seat)}`;

/** Whether the player was sent from a seat that they know to another: then everything else on the screen can wait. */
export const mustMove = (situation: Situation, seen: string | undefined): boolean =>
  situation.is === 'seated' && seen !== undefined && seen !== seatKey(situation.at);
