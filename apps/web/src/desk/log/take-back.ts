import { t } from '../../language/language.svelte.ts';
import { showDone } from '../../notices/notices.svelte.ts';
import type { Desk } from '../desk.svelte.ts';

export async function undoLast(desk: Desk): Promise<void> {
  const { undo } = desk.night;
  if (undo === undefined) showDone(t.desk.log.nothingToUndo);
  else await desk.undo(undo.id);
}

/** An undo that is itself taken back. */
export async function redo(desk: Desk): Promise<void> {
  const step = desk.night.redo;
  if (step === undefined) showDone(t.desk.log.nothingToRedo);
  else await desk.undo(step.id, t.desk.log.redone);
}
