import { due } from '@riffle/tournament';
import type { Shelved } from '../../club/night-shelf.ts';
import type { HostedNight } from '../../host/document.ts';
import { seenBy } from '../../host/seen-by.ts';

/** The line in the list of nights; `undefined` for a night that was not created. */
export function summaryOf({ id, code, createdAt, night, demo }: HostedNight): Shelved | undefined {
  const { setup } = night.state;
  if (setup === undefined) return undefined;
  const { stage, figures } = seenBy('room', night.state);
  const dueAt = due(night.state)?.at;
  return {
    id,
    code,
    name: setup.name,
    rulebook: setup.rulebook.id,
    edition: setup.rulebook.edition,
    stage,
    ...(setup.startsAt === undefined ? {} : { startsAt: setup.startsAt }),
    createdAt,
    entries: figures.entries,
    left: figures.left,
    version: night.version,
    ...(dueAt === undefined ? {} : { dueAt }),
    ...(demo ? { demo: true } : {}),
  };
}
