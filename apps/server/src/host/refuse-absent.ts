import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseWith } from '../http/api.ts';
import type { Hosting } from './hosting.ts';
import type { Shape } from './kind.ts';

/** There is none under this id or code; or it was thrown away, which its links say as well. */
export async function refuseAbsent<S extends Shape>(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting<S>,
  asked: { readonly id?: string; readonly code?: string },
): Promise<FastifyReply> {
  return refuseWith(request, reply, await hosting.absence(asked));
}
