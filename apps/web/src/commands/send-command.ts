import type { CommandAnswer, KindName, Kinds } from '@riffle/wire';
import { type Answer, post } from '../ask/ask.ts';
import { insist } from '../ask/insist.ts';
import { newId } from '../ask/new-id.ts';
import { pathOf } from '../ask/path-of.ts';

/** One command under one id, told once. */
export type Tell<K extends KindName> = (
  id: string,
  command: Kinds[K]['command'],
  expectedVersion?: number,
) => Promise<Answer<CommandAnswer>>;

/** As staff tell it. */
export const toldTo =
  <K extends KindName>(kind: K, id: string): Tell<K> =>
  (commandId, command, expectedVersion) =>
    post<CommandAnswer>(`${pathOf(kind, id)}/commands`, {
      ...{ id: commandId, command },
      ...(expectedVersion === undefined ? {} : { expectedVersion }),
    });

/** The same id goes out again after a lost answer, so that a tap counts once however often it is sent. */
export function sendCommand<K extends KindName>(
  tell: Tell<K>,
  command: Kinds[K]['command'],
  expectedVersion?: number,
  stillTrying?: () => void,
): Promise<Answer<CommandAnswer>> {
  const id = newId();
  return insist(() => tell(id, command, expectedVersion), worthAnotherTry, {
    ...(stillTrying !== undefined && { stillTrying }),
  });
}

const worthAnotherTry = (answer: Answer<unknown>): boolean =>
  !answer.ok && (answer.refusal.code === 'offline' || [502, 503, 504].includes(answer.refusal.status));
