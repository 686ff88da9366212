import type { Objection } from '../decision.ts';
import type { Tournament } from '../state.ts';

/** Whether money may still move. */
export const booksClosed = (state: Tournament): Objection =>
  state.money?.settled === undefined ? undefined : { code: 'settled' };

/** What is left to win has been shared: it stays as it was. */
export const afterDeal = ({ deal }: Tournament): Objection => (deal === undefined ? undefined : { code: 'deal-made' });
