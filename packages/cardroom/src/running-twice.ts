import { minorUnits, toCents } from '@riffle/money';
import { booked, type Decide, happens, refused } from './decision.ts';
import { policyOf } from './rulebook-of.ts';
import { isOpen } from './seats.ts';
import { beyondChips, isAmount } from './stakes.ts';

/**
 * [gcb:C8.1] [gcb:C8.c] [gcb:C8.d] Where the rulebook has it and the pots are large enough; the house takes its fee out of
 * what is in play. That nobody can act any more, and that all agree, the dealer sees.
 */
export const runTwice: Decide<'RunTwice'> = (room, { table, pot }, { now }) => {
  const at = room.tables.get(table);
  if (at === undefined) return refused({ code: 'no-such-table' });
  if (!isOpen(at)) return refused({ code: 'not-open' });
  const [may, terms, fee] = [
    policyOf(room, 'pots.runItTwice'),
    policyOf(room, 'cash.runItTwice'),
    policyOf(room, 'cash.runItTwiceFee'),
  ];
  if (may.value === 'never') return refused({ code: 'not-run-twice', refs: may.refs });
  const least = toCents((room.games.get(at.game)?.bigBlind ?? 0) * terms.value.minBigBlinds);
  if (!isAmount(pot)) return refused({ code: 'amount-out-of-range' });
  if (pot < least) return refused({ code: 'pot-too-small-to-run-twice', least, refs: terms.refs });
  const beyond = beyondChips(room, pot);
  if (beyond !== undefined) return refused(beyond);
  const amount = toCents(fee.value * minorUnits(room.setup?.currency ?? 'EUR'));
  return happens(booked({ at: now, what: 'runTwice', table, pot, amount }, [may, terms, fee]));
};
