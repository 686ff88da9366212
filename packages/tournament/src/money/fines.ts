import type { Cents } from '@riffle/money';
import type { Objection } from '../decision.ts';
import type { EntryId } from '../ids.ts';
import type { Penalty, PenaltyFine } from '../penalty.ts';
import { policyOf, setupOf } from '../rulebook-of.ts';
import type { Tournament } from '../state.ts';
import { booksClosed } from './closed.ts';
import type { FineAccount } from './fine-account.ts';
import type { BookedFine, Fine, Money } from './money-state.ts';
import { newestFine } from './newest-fine.ts';
import { owed } from './paying.ts';
import type { UnpaidFine } from './unpaid-fine.ts';

const GOES_TO = { organiser: 'fines', goodCause: 'goodCause' } as const satisfies Record<string, FineAccount>;

/** What is booked with a penalty that costs its player money; what a club pays, and what a night without money has, is recorded alone. */
export function fineToBook(
  state: Tournament,
  { entry, at, fine }: Pick<Penalty, 'entry' | 'at' | 'fine'>,
): BookedFine | undefined {
  if (fine?.by !== 'player' || setupOf(state).money === undefined || booksClosed(state) !== undefined) return undefined;
  const no = 1 + Math.max(0, ...(state.money?.fines ?? []).map((one) => one.fine));
  return { fine: no, entry, amount: fine.amount, to: GOES_TO[policyOf(setupOf(state), 'sanctions.fineTo').value], at };
}

/** A penalty's fine that is still due or was paid. */
export const bookedFine = (state: Tournament, fine: PenaltyFine | undefined): Fine | undefined =>
  state.money?.fines?.find((one) => one.fine === fine?.no && one.reversed !== true);

/** What a settled night is owed stays as it was settled. */
export const fineStays = (state: Tournament, fine: PenaltyFine | undefined): Objection =>
  bookedFine(state, fine) === undefined ? undefined : booksClosed(state);

/** What was ever due from an entry for breaches of the rules, paid or not. */
export const finesOf = ({ money }: Tournament, entry: EntryId): Cents =>
  (money?.fines ?? []).reduce(
    (sum, fine) => sum + (fine.entry === entry && fine.reversed !== true ? fine.amount : 0),
    0,
  ) as Cents;

/** What an entry still has to pay of its fines, of all that it owes. */
function finesLeft(
  { fines = [], payments }: Pick<Money, 'fines' | 'payments'>,
  { entry, owes }: { readonly entry: EntryId; readonly owes: number },
): Cents {
  const due = new Map<number, number>();
  for (const fine of fines) if (fine.entry === entry && fine.reversed !== true) due.set(fine.fine, fine.amount);
  for (const { what, items = [], reversed } of payments) {
    if (reversed === true) continue;
    for (const item of items)
      if ('fine' in item) {
        const open = due.get(item.fine);
        if (open !== undefined) due.set(item.fine, what === 'givenBack' ? open + item.amount : open - item.amount);
      }
  }
  const open = [...due.values()].reduce((sum, left) => sum + Math.max(0, left), 0);
  // what lies on his account pays it as well
  return Math.max(0, Math.min(open, owes)) as Cents;
}

/** Who has to be away until his fine is paid, where the rulebook has it so; a reason lets him play on. */
export function fineUnpaid(state: Tournament, entry: EntryId, reason?: string): Objection {
  const { value, refs } = policyOf(setupOf(state), 'sanctions.fineUnpaid');
  if (value !== 'leavesUntilPaid' || state.money === undefined || reason?.trim()) return undefined;
  const owes = finesLeft(state.money, { entry, owes: owed(state, entry) });
  return owes === 0 ? undefined : { code: 'fine-unpaid', entry, owes, refs };
}

/** All of them who are in, or wait for a seat. */
export function unpaidFines(state: Tournament): readonly UnpaidFine[] {
  const fined = new Set((state.money?.fines ?? []).map(({ entry }) => entry));
  return [...fined].flatMap((id) => {
    const entry = state.entries.get(id);
    const unpaid = entry === undefined || entry.out !== undefined ? undefined : fineUnpaid(state, id);
    if (unpaid?.code !== 'fine-unpaid') return [];
    const { letIn } = entry ?? {};
    const isLetIn = letIn !== undefined && letIn.fine >= newestFine(state.money, id);
    return [
      { entry: id, owes: unpaid.owes as Cents, refs: unpaid.refs ?? [], ...(isLetIn && { letIn: letIn.reason }) },
    ];
  });
}
