import type { EntryId } from '@riffle/tournament';
import { type LinksOf, ownLinksOf } from '../links/secret-links.ts';

export type DrawnCode = { readonly size: number; readonly path: string };

/** Codes that can be drawn at once, as what is printed waits for nothing; none where staff were not answered. */
export async function ownCodesOf(
  night: LinksOf,
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

export const ownCodeOf = async (night: LinksOf, entry: EntryId): Promise<DrawnCode | undefined> =>
  (await ownCodesOf(night, [entry]))?.get(entry);
