import { logOf, standingAt } from '../../commands/log.ts';
import { t } from '../../language/language.svelte.ts';
import { showDone, showProblem } from '../../notices/notices.svelte.ts';
import type { Desk } from '../desk.svelte.ts';
import { soldWithHand } from './sold-with-hand.ts';

/** Puts whoever went out last back in, however much was done since. */
export async function undoLastBustOut(desk: Desk): Promise<void> {
  const last = desk.view.bustOuts.at(-1);
  if (last === undefined) {
    showDone(t.desk.bustOut.noneToUndo);
    return;
  }
  const log = await logOf('night', desk.night.id);
  if (!log.ok) {
    showProblem(log.refusal);
    return;
  }
  // the commit bears the moment of the hand that it recorded, unless it was told later
  const commit = standingAt(log.value, last.at);
  if (commit !== undefined) {
    const { sales = [] } = desk.view.money?.books ?? {};
    const both = sales.find((sale) => sale.broughtBack === last.id && soldWithHand(desk.view, sale));
    const text = both === undefined ? t.desk.bustOut.undone : t.rebuy.back.undone(desk.name(both.entry));
    await desk.undo(commit.id, { text, back: 'redo' });
    return;
  }
  for (const { entry } of last.out) await desk.perform({ type: 'Reinstate', entry });
  showDone(t.desk.bustOut.undone);
}
