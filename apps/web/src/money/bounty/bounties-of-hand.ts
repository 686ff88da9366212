import {
  type BountyNight,
  type BustOutId,
  type EntryId,
  type HeadTaken,
  headsLeft,
  headsTaken,
  type TournamentView,
} from '@riffle/tournament';

/** A hand as it is told, before it is recorded or once it is: who goes out by whom, on which place. */
export type ToldHand = {
  readonly id: BustOutId;
  readonly out: TournamentView['bustOuts'][number]['out'];
  /** It belongs before this one, or is this one corrected. */
  readonly before?: BustOutId | undefined;
  readonly changes?: BustOutId | undefined;
};

export type BountiesOfHand = {
  readonly taken: readonly HeadTaken[];
  /** What is won lies in envelopes. */
  readonly mystery: boolean;
  /** Who is left alone by it has his own head besides. */
  readonly winner?: { readonly entry: EntryId; readonly head: number };
};

type Known = Pick<TournamentView, 'setup' | 'entries' | 'bustOuts' | 'money'>;

/** By the function that books them, over the hands that are recorded and this one. */
export function bountiesOfHand(view: Known, hand: ToldHand, left: number): BountiesOfHand {
  const night = withHand(view, hand);
  const taken = headsTaken(night).filter(({ bustOut }) => bustOut === hand.id);
  const [winner, ...others] = left === 1 ? [...headsLeft(night)].filter(([entry]) => isIn(view, entry)) : [];
  return {
    taken,
    mystery: view.setup.money?.bounty?.by === 'mystery',
    ...(winner !== undefined && others.length === 0 && { winner: { entry: winner[0], head: winner[1] } }),
  };
}

const isIn = ({ entries }: Known, entry: EntryId): boolean => entries[entry]?.at !== undefined;

function withHand({ setup, entries, bustOuts, money }: Known, { id, out, before, changes }: ToldHand): BountyNight {
  const told = { id, out };
  // recorded already while its dialogue still stands there, it is told once
  const known: readonly Pick<ToldHand, 'id' | 'out'>[] =
    changes === undefined ? bustOuts.filter((one) => one.id !== id) : bustOuts;
  const at = known.findIndex((one) => one.id === (changes ?? before));
  const hands = at < 0 ? [...known, told] : known.toSpliced(at, changes === undefined ? 0 : 1, told);
  const since = bustOuts.find((one) => one.id === changes)?.out.filter((one) => one.back === true) ?? [];
  const now = new Set(out.map(({ entry }) => entry).filter((id) => since.every(({ entry }) => entry !== id)));
  const { books, mystery } = money ?? {};
  const outBefore = new Set(
    bustOuts.flatMap((one) => (mystery !== undefined && one.at < mystery.at ? one.out.map(({ entry }) => entry) : [])),
  );
  return {
    setup,
    entries: new Map(
      (Object.entries(entries) as [EntryId, TournamentView['entries'][EntryId]][]).map(([entry, { no, bustOut }]) => [
        entry,
        { no, ...(now.has(entry) ? { out: id } : bustOut !== undefined && { out: bustOut }) },
      ]),
    ),
    bustOuts: hands.map((one) => ({
      id: one.id,
      out: one.out.map(({ entry, by, place, stackAtStart }) => ({
        ...{ entry, by, rank: place },
        ...(stackAtStart !== undefined && { stackAtStart }),
      })),
    })),
    money: {
      sales: books?.sales ?? [],
      ...(mystery && {
        mystery: { players: (Object.keys(entries) as EntryId[]).filter((entry) => !outBefore.has(entry)) },
      }),
    },
  };
}

/** Whether a bounty can be bought at all. */
export const hasBounties = ({ setup }: Pick<TournamentView, 'setup'>): boolean =>
  setup.money?.profiles.some(({ parts }) => parts.some((part) => part.for === 'bounty')) === true;
