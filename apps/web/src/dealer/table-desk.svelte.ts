import type { CommitId } from '@riffle/aggregate';
import { Desk } from '../desk/desk.svelte.ts';
import { t } from '../language/language.svelte.ts';
import { showDone } from '../notices/notices.svelte.ts';

/** What the desk asks and says of a hand, at a table: its dealer acts there, and takes back at once or not at all. */
export class TableDesk extends Desk {
  override get mayAct(): boolean {
    return true;
  }

  override async undo(commit: CommitId): Promise<void> {
    const answer = await this.commands.send({ type: 'Undo', commit, also: [] });
    if (answer.ok) showDone(t.dealer.takenBack);
  }
}
