import type { CommandAnswer, KindName, Kinds } from '@riffle/wire';
import { type Answer, post } from '../ask/ask.ts';
import { insist } from '../ask/insist.ts';
import { newId } from '../ask/new-id.ts';
import { pathOf } from '../ask/path-of.ts';

/** The same id goes out again after a lost answer, so that a tap counts once however often it is sent. */
export function sendCommand<K extends KindName>(
  kind: K,
  id: string,
  command: Kinds[K]['command'],
  expectedVersion?: number,
  stillTrying?: () => void,
): Promise<Answer<CommandAnswer>> {
  const body = { id: newId(), command, ...(expectedVersion === undefined ? {} : { expectedVersion }) };
  return insist(() => post<CommandAnswer>(`${pathOf(kind, id)}/commands`, body), worthAnotherTry, {
    ...(stillTrying !== undefined && { stillTrying }),
  });
}

const worthAnotherTry = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.refusal.code === 'offline' || [502, 503, 504].includes(answer.refusal.status));
