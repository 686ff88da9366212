import type { BustOutId, TournamentView } from '@riffle/tournament';

type Rebuy = { readonly at: number; readonly broughtBack?: BustOutId };

/** Out and back in one step: who takes the rebuy back takes back the hand, and the other way round. */
export const soldWithHand = ({ bustOuts }: Pick<TournamentView, 'bustOuts'>, sale: Rebuy): boolean =>
  sale.broughtBack !== undefined && bustOuts.some(({ id, at }) => id === sale.broughtBack && at === sale.at);
