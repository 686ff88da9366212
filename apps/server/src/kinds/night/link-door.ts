import type { Tournament } from '@riffle/tournament';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import { refuseAbsent } from '../../host/refuse-absent.ts';
import { addressOf } from '../../http/address-block.ts';
import { refuseWith } from '../../http/api.ts';
import { Pace } from '../../http/pace.ts';
import type { SecretLinks } from './secret-links.ts';
import type { NightShape } from './shape.ts';

/** Whoever mistypes his link does it a few times; a hall of phones and tablets behind one address has right ones. */
const WRONG_FROM_AN_ADDRESS = { most: 30, within: 60_000 };

type Door<Id extends string> = {
  readonly links: SecretLinks<Id>;
  /** Whether what a link is for is still in the night. */
  readonly stands: (state: Tournament, of: Id) => boolean;
  readonly whose: 'own' | 'dealer';
  readonly now: () => number;
};

/** Let in by a link: what it is for, and how often it had been renewed when it was made. */
type LetIn<Id> = { readonly night: Hosted<NightShape>; readonly of: Id; readonly renewed: number };

/** Who comes by the link of an entry or a table. Where it opens nothing the reply says why, and nothing is returned. */
export function linkDoor<Id extends string>(nights: Hosting<NightShape>, { links, stands, whose, now }: Door<Id>) {
  const wrong = new Pace(WRONG_FROM_AN_ADDRESS, now);
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { code, token }: { readonly code: string; readonly token: string },
  ): Promise<LetIn<Id> | undefined> => {
    const night = await nights.findByCode(code);
    if (night === undefined) {
      await refuseAbsent(request, reply, nights, { code });
      return undefined;
    }
    const found = await links.find(night, token);
    // nobody guesses what was once right: it is told why it opens nothing, and not counted
    if (found === undefined)
      await refuseWith(
        request,
        reply,
        wrong.isTooMuch(addressOf(request)) ? 'too-many-requests' : `${whose}-link-wrong`,
      );
    else if (!stands(night.state, found.of)) await refuseWith(request, reply, `${whose}-link-ended`);
    else if (!found.holds) await refuseWith(request, reply, `${whose}-link-renewed`);
    else return { night, of: found.of, renewed: found.renewed };
    return undefined;
  };
}
