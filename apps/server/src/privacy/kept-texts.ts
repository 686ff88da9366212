import type { Journal } from '@riffle/journal';
import { streamOf } from '../host/followed.ts';
import type { Hosting } from '../host/hosting.ts';
import type { Traced } from '../host/kind.ts';

/** One text that is kept apart, and is still there. */
export type KeptText = Traced & {
  /** For taking it out of its stream. */
  readonly id: string;
  readonly text: string;
  readonly at: number;
};

/** The texts of one that is hosted, oldest first, whether it is in memory or not. */
export async function keptTexts(hosting: Hosting, id: string, journal: Journal): Promise<readonly KeptText[]> {
  const { follow, trace } = hosting.kind.stored.tracing();
  const commits = await journal.read(streamOf(hosting.kind.name, id));
  return commits.flatMap((commit) => {
    for (const event of commit.events) follow(event);
    return (commit.texts ?? []).flatMap(({ id, path, redactedAt }) => {
      const [at, ...inwards] = path;
      const event = commit.events[Number(at)];
      const text = inwards.reduce<unknown>(within, event);
      if (redactedAt !== undefined || event === undefined || typeof text !== 'string') return [];
      return [{ id, text, at: commit.at, ...trace(event, inwards) }];
    });
  });
}

const within = (data: unknown, key: string | number): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<string | number, unknown>)[key] : undefined;

/** All of a kind that there are, those included that no list shows. */
export async function idsIn(hosting: Hosting, journal: Journal): Promise<readonly string[]> {
  const prefix = streamOf(hosting.kind.name, '');
  return (await journal.streams(prefix)).map(({ stream }) => stream.slice(prefix.length));
}
