import type { CommandAnswer, KindName, Kinds } from '@riffle/wire';
import type { Answer } from '../ask/ask.ts';
import { t } from '../language/language.svelte.ts';
import { notices, showProblem } from '../notices/notices.svelte.ts';
import { sendCommand, type Tell, toldTo } from './send-command.ts';

/**
 * Sends a command and answers when the server has. A refusal is shown to the user by itself; `quiet` leaves that to
 * the caller.
 */
export type Send<K extends KindName> = (
  command: Kinds[K]['command'],
  options?: { readonly expectedVersion?: number; readonly quiet?: true },
) => Promise<Answer<CommandAnswer>>;

/** The way to one of a kind: `send`, and what is still under way. */
export class Commands<K extends KindName> {
  readonly #tell: Tell<K>;
  #underWay = $state.raw<readonly Kinds[K]['command'][]>([]);

  /** `tell`: how, where that is not as staff do. */
  constructor(kind: K, id: string, tell: Tell<K> = toldTo(kind, id)) {
    this.#tell = tell;
  }

  /** What was sent and has no answer yet: a button shows at once that its tap was taken. */
  get underWay(): readonly Kinds[K]['command'][] {
    return this.#underWay;
  }
  isUnderWay(type: Kinds[K]['command']['type']): boolean {
    return this.#underWay.some((command) => command.type === type);
  }

  send: Send<K> = async (command, options = {}) => {
    this.#underWay = [...this.#underWay, command];
    const stillTrying = (): void =>
      showProblem({ type: 'about:blank', status: 0, code: 'still-trying', ...t.shell.stillTrying });
    const told = options.quiet ? undefined : stillTrying;
    const answer = await sendCommand(this.#tell, command, options.expectedVersion, told);
    this.#underWay = this.#underWay.filter((other) => other !== command);
    if (answer.ok) notices.dismiss();
    else if (!options.quiet) showProblem(answer.refusal);
    return answer;
  };
}
