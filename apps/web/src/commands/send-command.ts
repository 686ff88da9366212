import type { CommandAnswer, CommandBody } from '@riffle/wire';
import { type Answer, post } from '../ask/ask.ts';
import { insist } from '../ask/insist.ts';
import { newId } from '../ask/new-id.ts';

/** The same id goes out again after a lost answer, so that a tap counts once however often it is sent. */
export function sendCommand(
  night: string,
  command: CommandBody['command'],
  expectedVersion?: number,
): Promise<Answer<CommandAnswer>> {
  const body: CommandBody = { id: newId(), command, ...(expectedVersion === undefined ? {} : { expectedVersion }) };
  const path = `/api/nights/${encodeURIComponent(night)}/commands`;
  return insist(() => post<CommandAnswer>(path, body), worthAnotherTry);
}

const worthAnotherTry = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.refusal.code === 'offline' || [502, 503, 504].includes(answer.refusal.status));
