import type { EntryId } from '@riffle/tournament';
import type { OwnLinks } from '@riffle/wire';
import { get } from '../../ask/ask.ts';
import { formatRoute } from '../../route/route.ts';
import { session } from '../../session/session.svelte.ts';

type Of = { readonly id: string; readonly code: string };

/** The own link of each player, by entry: staff alone are answered. Nothing of it is kept. */
export async function ownLinksOf({ id, code }: Of): Promise<((entry: EntryId) => string | undefined) | undefined> {
  const answer = await get<OwnLinks>(`/api/night/${encodeURIComponent(id)}/own-links`);
  if (!answer.ok) return undefined;
  const at = session.origin + formatRoute({ page: 'player', code });
  return (entry) => {
    const token = answer.value[entry];
    return token === undefined ? undefined : `${at}#${token}`;
  };
}

export type DrawnCode = { readonly size: number; readonly path: string };

/** Codes that can be drawn at once, as what is printed waits for nothing; none where staff were not answered. */
export async function ownCodesOf(
  night: Of,
  entries: readonly EntryId[],
): Promise<ReadonlyMap<EntryId, DrawnCode> | undefined> {
  const [linkOf, { qrPath }] = await Promise.all([ownLinksOf(night), import('../../identity/qr-path.ts')]);
  if (linkOf === undefined) return undefined;
  return new Map(
    entries.flatMap((entry) => {
      const url = linkOf(entry);
      return url === undefined ? [] : [[entry, qrPath(url)] as const];
    }),
  );
}

export const ownCodeOf = async (night: Of, entry: EntryId): Promise<DrawnCode | undefined> =>
  (await ownCodesOf(night, [entry]))?.get(entry);
