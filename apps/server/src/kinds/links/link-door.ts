import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { Shape } from '../../host/kind.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { addressOf } from '../../http/address-block.ts';
import { refuseWith } from '../../http/api.ts';
import { Pace } from '../../http/pace.ts';
import type { SecretLinks } from './secret-links.ts';

/** Whoever mistypes his link does it a few times; a hall of phones and tablets behind one address has right ones. */
const WRONG_FROM_AN_ADDRESS = { most: 30, within: 60_000 };

export type Door<Id extends string, State> = {
  readonly links: SecretLinks<Id, State>;
  /** Whether what a link is for is still there. */
  readonly stands: (state: State, of: Id) => boolean;
  readonly whose: 'own' | 'dealer' | 'kiosk';
  readonly now: () => number;
};

/** Let in by a link: what it is for, and how often it had been renewed when it was made. */
type LetIn<Id, S extends Shape> = { readonly hosted: Hosted<S>; readonly of: Id; readonly renewed: number };

/** Who comes by the link of an entry, a guest or a table. Where it opens nothing the reply says why, and nothing is returned. */
export function linkDoor<Id extends string, S extends Shape>(
  hosting: Hosting<S>,
  { links, stands, whose, now }: Door<Id, S['State']>,
) {
  const wrong = new Pace(WRONG_FROM_AN_ADDRESS, now);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { code, token }: { readonly code: string; readonly token: string },
  ): Promise<LetIn<Id, S> | undefined> => {
    const hosted = await hosting.findByCode(code);
    if (hosted === undefined) {
      await refuseAbsent(request, reply, hosting, { code });
      return undefined;
    }
    const found = await links.find(hosted, token);
    // nobody guesses what was once right: it is told why it opens nothing, and not counted
    if (found === undefined)
      await refuseWith(
        request,
        reply,
        wrong.isTooMuch(addressOf(request)) ? 'too-many-requests' : `${whose}-link-wrong`,
      );
    else if (!stands(hosted.state, found.of)) await refuseWith(request, reply, `${whose}-link-ended`);
    else if (!found.holds) await refuseWith(request, reply, `${whose}-link-renewed`);
    else return { hosted, of: found.of, renewed: found.renewed };
    return undefined;
  };
}
