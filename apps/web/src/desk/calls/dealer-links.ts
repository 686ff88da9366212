import type { TableId } from '@riffle/tournament';
import type { DealerLinks } from '@riffle/wire';
import { get } from '../../ask/ask.ts';
import { formatRoute } from '../../route/route.ts';
import { session } from '../../session/session.svelte.ts';

/** The link of each table in play: the floor alone is answered. Nothing of it is kept. */
export async function dealerLinksOf({
  id,
  code,
}: {
  readonly id: string;
  readonly code: string;
}): Promise<((table: TableId) => string | undefined) | undefined> {
  const answer = await get<DealerLinks>(`/api/night/${encodeURIComponent(id)}/dealer-links`);
  if (!answer.ok) return undefined;
  const at = session.origin + formatRoute({ page: 'dealer', code });
  return (table) => {
    const token = answer.value[table];
    return token === undefined ? undefined : `${at}#${token}`;
  };
}
