import { NIGHT_TABLES, type NightTable } from '@riffle/formats/csv';
import type { TournamentView } from '@riffle/tournament';

const OF_MONEY: readonly NightTable[] = [
  ...(['sales', 'payments', 'boxes', 'boxMoves', 'accounts', 'envelopes', 'dues', 'specials', 'things'] as const),
];
/** A cashier is told no accounts and no stacks. */
const OF_STAFF: readonly NightTable[] = ['accounts', 'penalties', 'counts', 'audit', 'log'];

/** Which tables there are of this night for whoever asks: no money where it keeps none, penalties and log for who runs it. */
export const tablesFor = ({ money }: Pick<TournamentView, 'money'>, mayAct: boolean): readonly NightTable[] =>
  NIGHT_TABLES.filter(
    (table) => (money?.books !== undefined || !OF_MONEY.includes(table)) && (mayAct || !OF_STAFF.includes(table)),
  );
