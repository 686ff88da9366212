import type { CommandAnswer, CommandBody } from '@riffle/wire';
import type { Answer } from '../ask/ask.ts';
import { notices, showProblem } from '../notices/notices.svelte.ts';
import { sendCommand } from './send-command.ts';

export type NightCommand = CommandBody['command'];
/**
 * Sends a command and answers when the server has. A refusal is shown to the user by itself; `quiet` leaves that to
 * the caller.
 */
export type Send = (
  command: NightCommand,
  options?: { readonly expectedVersion?: number; readonly quiet?: true },
) => Promise<Answer<CommandAnswer>>;

/** The way to one night: `send`, and what is still under way. */
export class Commands {
  readonly #night: string;
  #underWay = $state.raw<readonly NightCommand[]>([]);

  constructor(night: string) {
    this.#night = night;
  }

  /** What was sent and has no answer yet: a button shows at once that its tap was taken. */
  get underWay(): readonly NightCommand[] {
    return this.#underWay;
  }
  isUnderWay(type: NightCommand['type']): boolean {
    return this.#underWay.some((command) => command.type === type);
  }

  send: Send = async (command, options = {}) => {
    this.#underWay = [...this.#underWay, command];
    const answer = await sendCommand(this.#night, command, options.expectedVersion);
    this.#underWay = this.#underWay.filter((other) => other !== command);
    if (answer.ok) notices.dismiss();
    else if (!options.quiet) showProblem(answer.refusal);
    return answer;
  };
}
