import type { FastifyRequest } from 'fastify';
import { isSame } from '../staff/token.ts';
import type { Api } from './api.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever can read the data folder may as well: the command line of this computer. */
    orHere?: true;
  }
  interface FastifyRequest {
    isHere: boolean;
  }
}

/** Marks requests that know the token which lies in the data folder. */
export function knowHere(api: Api, token: string | undefined): void {
  api.decorateRequest('isHere', false);
  if (token === undefined) return;
  api.addHook('onRequest', async (request: FastifyRequest) => {
    const [scheme, said] = (request.headers.authorization ?? '').split(' ');
    request.isHere = scheme === 'Bearer' && said !== undefined && isSame(said, token);
  });
}
