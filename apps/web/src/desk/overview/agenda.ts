import type {
  EntryId,
  Missing,
  OwedRebuy,
  Penalty,
  Proposal,
  Reason,
  SeatProposal,
  SpecialView,
  TableId,
  TogetherProposal,
  TournamentView,
  Unclaimed,
  UnpaidFine,
} from '@riffle/tournament';
import { alternates, unseated } from '../../night/seating.ts';
import { removalsOpen } from '../penalties/removals-open.ts';

/** One thing that the night asks of the director now. */
export type AgendaItem =
  | { readonly is: 'halted'; readonly table: TableId; readonly reasons: readonly Reason[] }
  | { readonly is: 'proposal'; readonly proposal: SeatProposal }
  /** Each hand at all tables at once: proposed, played, or to be ended. */
  | { readonly is: 'together'; readonly proposal?: TogetherProposal }
  | { readonly is: 'owedRebuy'; readonly owed: OwedRebuy }
  /** He is out by a penalty, and his chips are still on the table. */
  | { readonly is: 'stays'; readonly penalty: Penalty }
  /** He owes a fine, and plays on. */
  | { readonly is: 'fined'; readonly open: UnpaidFine }
  | { readonly is: 'alternates' }
  /** They play, and sit nowhere: whose seat was taken before he bought back in. */
  | { readonly is: 'seatless'; readonly entries: readonly EntryId[] }
  | { readonly is: 'unsold'; readonly entries: readonly EntryId[] }
  | { readonly is: 'unclaimed'; readonly left: readonly Unclaimed[] }
  /** Secret bounties: whose hat is to be filled, or whose head has come out of it. */
  | { readonly is: 'hat'; readonly specials: readonly SpecialView[] }
  | { readonly is: 'missing'; readonly missing: Missing };

const isTogether = (proposal: Proposal): proposal is TogetherProposal =>
  proposal.kind === 'handForHand' || proposal.kind === 'endHandForHand';

const weightOfKind: Record<SeatProposal['kind'], number> = {
  finalTable: 0,
  nextRound: 0,
  openTables: 1,
  breakTable: 1,
  balance: 2,
  // allowed, not asked for
  redrawButton: 3,
};

/** What is due, most urgent first: what stops play, whose stack is to be taken out, what the rulebook proposes, who plays on with what he owes, what is missing before the start. */
export function agenda(view: TournamentView): readonly AgendaItem[] {
  const halted = (Object.keys(view.tables) as TableId[]).flatMap((table): AgendaItem[] => {
    const reasons = view.tables[table]?.halted;
    return reasons === undefined ? [] : [{ is: 'halted', table, reasons }];
  });
  const proposals = (view.proposals ?? [])
    .filter((one): one is SeatProposal => !isTogether(one))
    .sort((a, b) => weightOfKind[a.kind] - weightOfKind[b.kind])
    .map((proposal): AgendaItem => ({ is: 'proposal', proposal }));
  const missing = before(view)
    ? [...(view.missing ?? [])]
        .sort((a, b) => Number(a.weight === 'warn') - Number(b.weight === 'warn'))
        .map((item): AgendaItem => ({ is: 'missing', missing: item }))
    : [];
  // where nobody has a name it is said in one sum what is owed
  const owed = ((!view.setup.seating && view.money?.books?.owedRebuys) || []).map(
    (one): AgendaItem => ({ is: 'owedRebuy', owed: one }),
  );
  const waiting: readonly AgendaItem[] =
    alternates(view).length > 0 && view.stage !== 'over' ? [{ is: 'alternates' }] : [];
  const staying = removalsOpen(view).map((penalty): AgendaItem => ({ is: 'stays', penalty }));
  const fined = (view.money?.books?.unpaidFines ?? [])
    .filter(({ entry, letIn }) => {
      const { at, absentSince } = view.entries[entry] ?? {};
      // who was let in by a reason plays, and who is not there is asked about where he comes in
      return letIn === undefined && at !== undefined && absentSince === undefined;
    })
    .map((open): AgendaItem => ({ is: 'fined', open }));
  return [
    ...halted,
    ...together(view),
    ...staying,
    ...fined,
    ...proposals,
    ...seatless(view),
    ...waiting,
    ...owed,
    ...ofMoney(view),
    ...missing,
  ];
}

/** Who is in with no seat at any table, there or late with a stack that runs along; before the start it is among what is missing, and in rounds some wait for the next. */
function seatless(view: TournamentView): readonly AgendaItem[] {
  if (
    view.stage !== 'play' ||
    view.drawn !== true ||
    view.rounds !== undefined ||
    view.missing === undefined ||
    view.setup.seating
  )
    return [];
  const entries = unseated(view).filter((id) => {
    const entry = view.entries[id];
    return entry?.checkedIn === true || entry?.absentSince !== undefined;
  });
  return entries.length === 0 ? [] : [{ is: 'seatless', entries }];
}

/** Whose entry is to be sold, and whose bounty has no taker; what is left of either is in the settlement. */
function ofMoney({ money, stage, setup, calledOff }: TournamentView): readonly AgendaItem[] {
  const { unsold = [], unclaimed = [], settled } = money?.books ?? {};
  if (settled !== undefined) return [];
  const specials = (money?.specials ?? []).filter(
    ({ kind, awarded, hat }) =>
      kind === 'secretHead' && !awarded && !calledOff && (hat ? hat.head : stage === 'play' && !setup.dayThrough),
  );
  const entries: readonly AgendaItem[] = unsold.length === 0 ? [] : [{ is: 'unsold', entries: unsold }];
  const bounties: readonly AgendaItem[] = unclaimed.length === 0 ? [] : [{ is: 'unclaimed', left: unclaimed }];
  return [...(specials.length === 0 ? [] : [{ is: 'hat', specials } as const]), ...entries, ...bounties];
}

function together(view: TournamentView): readonly AgendaItem[] {
  const proposal = view.proposals?.find(isTogether);
  if (view.handForHand === undefined && proposal === undefined) return [];
  return [{ is: 'together', ...(proposal !== undefined && { proposal }) }];
}

/** One thing at a time: what is done now, what stands still until then, and what comes after. */
export type OneThing = {
  readonly halted: readonly Extract<AgendaItem, { readonly is: 'halted' }>[];
  readonly now?: SeatProposal;
  readonly later: readonly SeatProposal[];
};

/** The first proposal, or the one that was chosen; it is what lets a halted table play again. */
export function oneThing(items: readonly AgendaItem[], chosen?: string): OneThing {
  const proposals = items.flatMap((item) => (item.is === 'proposal' ? [item.proposal] : []));
  const now = proposals.find(({ key }) => key === chosen) ?? proposals[0];
  return {
    halted: items.filter((item) => item.is === 'halted'),
    ...(now !== undefined && { now }),
    later: proposals.filter((proposal) => proposal !== now),
  };
}

export const before = (view: Pick<TournamentView, 'stage'>): boolean =>
  view.stage === 'before' || view.stage === 'countdown';

/** Whether anything of play is told or done: what is called off takes none of it. */
export const isPlayed = ({ stage, calledOff }: Pick<TournamentView, 'stage' | 'calledOff'>): boolean =>
  stage === 'play' && calledOff === undefined;

/** What is said where nothing is due. Who is not told what is missing or proposed, as a cashier is not, is told nothing of it. */
export function saidQuiet(view: Pick<TournamentView, 'stage' | 'missing'>): 'quiet' | 'quietBefore' | undefined {
  if (view.missing === undefined) return undefined;
  return before(view) ? 'quietBefore' : 'quiet';
}

/** The clock may not be started as long as something of weight `stop` is missing. */
export const mayStart = (view: Pick<TournamentView, 'missing'>): boolean =>
  !(view.missing ?? []).some(({ weight }) => weight === 'stop');

/** The proposal that the key A brings up: the first that only needs a nod. */
export const firstProposal = (view: TournamentView): SeatProposal | undefined =>
  agenda(view).find((item) => item.is === 'proposal')?.proposal;
