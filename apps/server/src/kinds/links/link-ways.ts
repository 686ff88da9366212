import { type Actor, toCommitId } from '@riffle/aggregate';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Hosted } from '../../host/hosted.ts';
import type { Hosting } from '../../host/hosting.ts';
import type { Shape } from '../../host/kind.ts';
import { refuseAsked } from '../../host/refuse-asked.ts';
import { byCode, commandAnswer } from '../../host/schema.ts';
import type { Api } from '../../http/api.ts';
import { BODY } from '../../http/limits.ts';
import { answers } from '../../schema/problem.ts';
import { language } from '../../schema/query.ts';
import { type Door, linkDoor } from './link-door.ts';
import type { SecretLinks } from './secret-links.ts';

type Asked = { readonly code: string; readonly token: string };
type Known<S extends Shape> = {
  readonly hosted: Hosted<S>;
  /** What the link is for, and as whom one watches by it. */
  readonly answer: object;
  /** In whose name it is commanded. */
  readonly actor: Actor;
};
/** Who is meant by the link that came with a request; where it opens nothing the reply says why. */
export type LinkWay<S extends Shape> = (
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
) => Promise<Known<S> | undefined>;

type Way<Id extends string, S extends Shape> = Door<Id, S['State']> & {
  readonly knownAs: (hosted: Hosted<S>, of: Id) => { readonly answer: object; readonly actor: Actor };
};

/** One sort of link: what it is for, as whom one watches by it, and in whose name one commands. */
export function linkWay<Id extends string, S extends Shape>(
  hosting: Hosting<S>,
  { knownAs, ...door }: Way<Id, S>,
): LinkWay<S> {
  const letIn = linkDoor(hosting, door);
  return async (...asked) => {
    const found = await letIn(...asked);
    return found && { hosted: found.hosted, ...knownAs(found.hosted, found.of) };
  };
}

type Ways<S extends Shape> = {
  /** Before the code, as `/api/league/link`. */
  readonly path: string;
  readonly ways: { readonly [way: string]: LinkWay<S> };
  readonly token: z.ZodType<{ readonly token: string }>;
  readonly command: z.ZodType<{ readonly token: string; readonly id: string; readonly command: S['Command'] }>;
  readonly answer: z.ZodType<object>;
};

/** Who came by a link is told what it is for, and commands by it. */
export function linkWays<S extends Shape>(api: Api, { path, ways, ...bodies }: Ways<S>): void {
  // the token comes in a body: what stands in an address is written down on the way
  const common = { params: byCode, querystring: language } as const;
  for (const [way, letIn] of Object.entries(ways)) {
    api.post(
      `${path}/:code/${way}`,
      {
        config: { may: 'all' },
        bodyLimit: BODY.own,
        schema: { ...common, body: bodies.token, response: answers(bodies.answer) },
      },
      async (request, reply) => {
        const known = await letIn(request, reply, { code: request.params.code, token: request.body.token });
        return known === undefined ? reply : known.answer;
      },
    );
    api.post(
      `${path}/:code/${way}/commands`,
      {
        config: { may: 'all' },
        bodyLimit: BODY.own,
        schema: { ...common, body: bodies.command, response: answers(commandAnswer) },
      },
      async (request, reply) => {
        const { token, id, command } = request.body;
        const known = await letIn(request, reply, { code: request.params.code, token });
        if (known === undefined) return reply;
        const done = await known.hosted.perform({ id: toCommitId(id), command, actor: known.actor });
        return done.ok ? done.value : refuseAsked(request, reply, known.hosted, done.refusal, 'room');
      },
    );
  }
}

/** Of each what stands behind the # of its link. */
export const tokensOf = async <Id extends string, State>(
  hosted: { readonly id: string; readonly state: State },
  ids: Iterable<Id>,
  links: SecretLinks<Id, State>,
): Promise<{ readonly [id: string]: string }> =>
  Object.fromEntries(await Promise.all([...ids].map(async (id) => [id, await links.tokenOf(hosted, id)] as const)));
