import { balance, type Cents } from '@riffle/money';
import type { Tournament } from '../state.ts';
import { NO_MONEY } from './money-state.ts';

/** What the envelopes are worth together: all that was paid for bounties. */
export const envelopesWorth = (state: Tournament): Cents =>
  -balance((state.money ?? NO_MONEY).ledger, 'bounties') as Cents;
