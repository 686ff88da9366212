import {
  type EntryId,
  type EntryView,
  inLot,
  type LotCandidate,
  type TournamentView,
  type Whom,
} from '@riffle/tournament';

/** Who is in the lot as it is asked for now, by running number: what the server draws from. */
export const lotPool = (view: Pick<TournamentView, 'entries' | 'money' | 'lots'>, whom: Whom): readonly EntryId[] =>
  inLot(
    whom,
    Object.entries(view.entries).map(([id, entry]) => candidateOf(id as EntryId, entry)),
    {
      bought: (what) =>
        new Set(
          (view.money?.books?.sales ?? []).flatMap(({ kind, reversed, person }) =>
            kind === what && reversed !== true ? [person] : [],
          ),
        ),
      drawn: view.lots?.drawn ?? [],
    },
  );

function candidateOf(id: EntryId, entry: EntryView): LotCandidate {
  const { no, person = id, at } = entry;
  const is = entry.bustOut !== undefined ? 'out' : isInPlay(entry) ? 'in' : 'notHere';
  return { id, no, person, is, ...(at && { table: at.table }) };
}

const isInPlay = ({ at, carried, alternate, checkedIn, absentSince }: EntryView): boolean =>
  at !== undefined || carried !== undefined || (alternate === undefined && (checkedIn || absentSince !== undefined));
