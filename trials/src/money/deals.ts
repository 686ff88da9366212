import { toInstant } from '@riffle/aggregate';
import { type EntryView, ownStand, type Tournament, toEntryId, tournament } from '@riffle/tournament';

/** Whether what is put to those who are in is theirs to share, exactly, and whether nobody else is told of it. */
export function dealFaults(state: Tournament): readonly string[] {
  const staff = tournament.view(state, { as: 'staff' });
  const room = tournament.view(state, { as: 'room' });
  const { deal, dealProposal: open, prizes, entries } = staff;
  const faults: string[] = [];
  const inPlay = Object.entries(entries).flatMap(([id, entry]) => (isIn(entry) ? [toEntryId(id)] : []));
  if (open !== undefined) {
    const paid = prizes.slice(0, open.shares.length);
    const given = sum(open.shares.map(({ amount }) => amount)) + open.left;
    if (given !== sum(paid)) faults.push(`a proposal shares ${String(given)} of ${String(sum(paid))}`);
    if (open.left < 0) faults.push(`a proposal leaves ${String(open.left)}`);
    if (open.shares.some(({ amount }) => amount < (paid[open.shares.length - 1] ?? 0)))
      faults.push('a share below the next prize');
    const asked = new Set(open.shares.map(({ entry }) => entry));
    if (asked.size !== inPlay.length || inPlay.some((id) => !asked.has(id)))
      faults.push('a proposal to others than those who are in');
    if (deal !== undefined) faults.push('a proposal beside a deal');
    if (open.consents.length >= open.shares.length) faults.push('all have agreed, and it does not hold');
    for (const id of Object.keys(entries).map(toEntryId)) {
      const isTold = ownStand(state, id, toInstant(0)).dealProposal !== undefined;
      const person = entries[id]?.person;
      const isAsked = inPlay.some((one) => entries[one]?.person === person);
      if (isTold !== isAsked) faults.push(`${id} is ${isTold ? '' : 'not '}told of the proposal`);
    }
  }
  if (room.dealProposal !== undefined) faults.push('the room sees a proposal');
  if (room.asked !== open?.id) faults.push('the room does not hear that somebody is asked, or still does');
  const { consents, shares = [] } = deal ?? {};
  if (consents !== undefined && new Set(consents.map(({ entry }) => entry)).size !== shares.length)
    faults.push('a deal without everybody’s yes');
  return faults;
}

/** Whoever has come and is not out, with a seat or without: his chips are in play. */
const isIn = ({ at, bustOut, alternate, checkedIn, absentSince }: EntryView): boolean =>
  bustOut === undefined && (at !== undefined || (alternate === undefined && (checkedIn || absentSince !== undefined)));

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
