import type { EntryId, TableId } from '@riffle/tournament';
import type { CommandAnswer, NightCommand } from '@riffle/wire';
import type { Commands } from '../commands/commands.svelte.ts';
import { t } from '../language/language.svelte.ts';
import { showDone } from '../notices/notices.svelte.ts';

/** What whoever deals at a table tells of it, each step with a way back: a tap beside the card is soon made. */
export class Steps {
  readonly table: TableId;
  readonly #commands: Commands<'night'>;

  constructor(table: TableId, commands: Commands<'night'>) {
    this.table = table;
    this.#commands = commands;
  }

  get busy(): boolean {
    return this.#commands.underWay.length > 0;
  }

  async tell(command: NightCommand, text: string): Promise<void> {
    const answer = await this.#commands.send(command);
    if (!answer.ok) return;
    const { commit } = answer.value;
    showDone(text, { label: t.dealer.takeBack, run: () => void this.#takeBack(commit) });
  }

  callTime(entry?: EntryId): Promise<void> {
    return this.tell(
      { type: 'CallTime', table: this.table, ...(entry !== undefined && { entry }) },
      t.dealer.timeCalled,
    );
  }

  async #takeBack(commit: CommandAnswer['commit']): Promise<void> {
    const answer = await this.#commands.send({ type: 'Undo', commit, also: [] });
    if (answer.ok) showDone(t.dealer.takenBack);
  }
}
