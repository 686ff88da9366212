import { t } from '../../language/language.svelte.ts';
import { showDone } from '../../notices/notices.svelte.ts';
import type { Desk } from '../desk.svelte.ts';

export async function undoLast(desk: Desk): Promise<void> {
  const { undo } = desk.night;
  if (undo === undefined) showDone(t.desk.log.nothingToUndo);
  else if (!desk.mayUndo(undo.commit)) showDone(t.desk.log.notYours(undo.commit.text, undo.commit.needs ?? 'floor'));
  else await desk.undo(undo.id);
}

/** An undo that is itself taken back. */
export async function redo(desk: Desk): Promise<void> {
  const step = desk.night.redo;
  if (step === undefined) showDone(t.desk.log.nothingToRedo);
  else if (!desk.mayUndo(step.commit)) showDone(t.desk.log.notYours(step.commit.text, step.commit.needs ?? 'floor'));
  else await desk.undo(step.id, { text: t.desk.log.redone });
}
