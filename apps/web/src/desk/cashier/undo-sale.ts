import { logOf, standingAt } from '../../commands/log.ts';
import { t } from '../../language/language.svelte.ts';
import { showDone, showProblem } from '../../notices/notices.svelte.ts';
import { soldWithHand } from '../bust-out/sold-with-hand.ts';
import type { Desk } from '../desk.svelte.ts';
import type { BoughtAgain } from './buyers.ts';

/** Takes back the rebuy or add-on that was sold last, however much was done since. */
export async function undoLastSale(desk: Desk, kind: BoughtAgain): Promise<void> {
  const last = desk.view.money?.books?.sales.findLast((sale) => sale.kind === kind && sale.reversed !== true);
  if (last === undefined) return showDone(t.cashier.byKey.noneToUndo[kind]);
  const log = await logOf('night', desk.night.id);
  if (!log.ok) return showProblem(log.refusal);
  const step = standingAt(log.value, last.at);
  if (step === undefined) return showDone(t.cashier.byKey.noneToUndo[kind]);
  const said = soldWithHand(desk.view, last) ? t.cashier.byKey.undoneWithHand : t.cashier.byKey.undone;
  await desk.undo(step.id, { text: said(t.cashier.kinds[kind], desk.name(last.entry)), back: 'redo' });
}
