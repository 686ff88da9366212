import {
  type EntryId,
  nightTotals,
  type Payment,
  paymentLines,
  paymentSum,
  priceOf,
  SALE_KINDS,
  type SaleKind,
  type TournamentView,
} from '@riffle/tournament';
import type { CashUpRow } from './cash-up.ts';

type Sayings = {
  readonly summary: {
    readonly taken: string;
    readonly givenBack: string;
    readonly handedOut: string;
    readonly setOff: string;
    readonly sold: (kind: SaleKind, count: number) => string;
    readonly turnover: string;
    readonly fines: string;
    readonly kept: string;
    readonly pot: string;
    readonly prizes: string;
    readonly bountiesBought: string;
    readonly byHand: string;
    readonly bountiesWon: string;
    readonly bountiesKept: string;
    readonly bountiesOpen: string;
    readonly start: string;
    readonly firstOut: string;
    readonly firstOutForGood: string;
    readonly end: string;
    readonly winner: string;
  };
  readonly name: (entry: EntryId) => string;
  readonly time: (at: number) => string;
};

/** What the night came to: what was sold and taken, what was played for and won, and when it was; none but for who runs it. */
export function summaryRows(view: TournamentView, say: Sayings): readonly CashUpRow[] {
  const { money, startedAt, bustOuts, stage, entries } = view;
  const { books } = money ?? {};
  const totals = nightTotals(view);
  if (money === undefined || books === undefined || totals === undefined) return [];
  const words = say.summary;
  const row = (key: string, what: string, more: Partial<CashUpRow>): CashUpRow => ({
    key,
    part: 'summary',
    what,
    ...more,
  });
  const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const paid = books.payments.filter(({ reversed }) => reversed !== true);
  const standing = books.sales.filter(({ reversed }) => reversed !== true);
  const { bounties: bought, byHand, fines: fined } = totals;
  const unclaimed = sum((books.unclaimed ?? []).map(({ amount = 0 }) => amount));
  const setOff = sum(paid.flatMap((one) => paymentLines(one, []).map((line) => line.setOff ?? 0)));
  const { bountiesKept: kept = 0, addedForSpecials = 0 } = books;
  const [first] = bustOuts;
  const [forGood] = bustOuts.flatMap((hand) => {
    const gone = hand.out.filter(({ entry, back }) => back !== true && !cameAgain(view, entry));
    return gone.length === 0 ? [] : [{ ...hand, out: gone }];
  });
  const isForGood = first !== undefined && first.at === forGood?.at && first.out.length === forGood.out.length;
  const last = bustOuts.at(-1);
  const winner = (Object.keys(entries) as EntryId[]).find((entry) => entries[entry]?.place === 1);
  return [
    ...SALE_KINDS.filter((kind) => money.sold[kind] > 0).map((kind) =>
      row(`sold ${kind}`, words.sold(kind, money.sold[kind]), {
        expected: sum(standing.filter((sale) => sale.kind === kind).map(priceOf)),
      }),
    ),
    row('turnover', words.turnover, { expected: totals.turnover }),
    row('kept', words.kept, {
      expected: totals.fee + totals.staff + totals.houseShare + sum(Object.values(totals.deductions)),
    }),
    ...(fined === 0 ? [] : [row('fines', words.fines, { expected: fined })]),
    ...PAID.map((what) =>
      row(what, words[what], { expected: sum(paid.filter((one) => one.what === what).map(paymentSum)) }),
    ),
    ...(setOff === 0 ? [] : [row('setOff', words.setOff, { expected: setOff })]),
    row('pot', words.pot, { expected: money.pool.total + addedForSpecials }),
    row('prizes', words.prizes, { expected: totals.prizes }),
    ...(byHand === 0 ? [] : [row('by hand', words.byHand, { expected: byHand })]),
    ...(bought === 0
      ? []
      : [
          row('bounties bought', words.bountiesBought, { expected: bought }),
          row('bounties won', words.bountiesWon, { expected: sum(books.dues.map(({ won }) => won.bounty)) - kept }),
          ...(kept === 0 ? [] : [row('bounties kept', words.bountiesKept, { expected: kept })]),
          ...(unclaimed === 0 ? [] : [row('bounties open', words.bountiesOpen, { expected: unclaimed })]),
        ]),
    ...(startedAt === undefined ? [] : [row('start', words.start, { note: say.time(startedAt) })]),
    ...(first === undefined ? [] : [row('first out', words.firstOut, whoAndWhen(first, say))]),
    ...(forGood === undefined || isForGood
      ? []
      : [row('first out for good', words.firstOutForGood, whoAndWhen(forGood, say))]),
    ...(stage === 'over' && last !== undefined ? [row('end', words.end, { note: say.time(last.at) })] : []),
    ...(stage === 'over' && winner !== undefined ? [row('winner', words.winner, { note: say.name(winner) })] : []),
  ];
}

/** By another entry; who bought back in has the same. */
function cameAgain({ entries }: TournamentView, id: EntryId): boolean {
  const own = entries[id];
  return Object.values(entries).some(({ person, no }) => person === own?.person && no > (own?.no ?? no));
}

const whoAndWhen = (
  { at, out }: Pick<TournamentView['bustOuts'][number], 'at' | 'out'>,
  { time, name }: Pick<Sayings, 'time' | 'name'>,
): Pick<CashUpRow, 'note'> => ({ note: `${time(at)}, ${out.map(({ entry }) => name(entry)).join(', ')}` });

/** What goes over the counter. */
const PAID = ['taken', 'givenBack', 'handedOut'] as const satisfies readonly Payment['what'][];
