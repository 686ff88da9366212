import type { EntryId, TableId } from '@riffle/tournament';
import type { DealerLinks, OwnLinks } from '@riffle/wire';
import { get } from '../../ask/ask.ts';
import { formatRoute } from '../../route/route.ts';
import { session } from '../../session/session.svelte.ts';

export type LinksOf = { readonly id: string; readonly code: string };
type LinkOf<Id> = (of: Id) => string | undefined;

/** The own link of each player: staff alone are answered. */
export const ownLinksOf = (night: LinksOf): Promise<LinkOf<EntryId> | undefined> =>
  linksOf<OwnLinks>(night, { kind: 'own-links', page: 'player' });

/** The link of each table in play: the floor alone is answered. */
export const dealerLinksOf = (night: LinksOf): Promise<LinkOf<TableId> | undefined> =>
  linksOf<DealerLinks>(night, { kind: 'dealer-links', page: 'dealer' });

type Asked = { readonly kind: 'own-links' | 'dealer-links'; readonly page: 'player' | 'dealer' };

/** Nothing of it is kept. */
async function linksOf<All extends OwnLinks | DealerLinks>(
  { id, code }: LinksOf,
  { kind, page }: Asked,
): Promise<LinkOf<keyof All & string> | undefined> {
  const answer = await get<All>(`/api/night/${encodeURIComponent(id)}/${kind}`);
  if (!answer.ok) return undefined;
  const at = session.origin + formatRoute({ page, code });
  return (of) => {
    const token = answer.value[of];
    return token === undefined ? undefined : `${at}#${String(token)}`;
  };
}
