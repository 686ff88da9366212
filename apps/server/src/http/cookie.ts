import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** With `__Host-` the browser takes it only from this very host and only over https. */
const nameOf = (request: FastifyRequest): string => (request.protocol === 'https' ? '__Host-riffle' : 'riffle');

export const tokenIn = (request: FastifyRequest): string | undefined => request.cookies[nameOf(request)];

export function giveToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameOf(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: 30 * 24 * 3600,
  });
}

export const takeToken = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.clearCookie(nameOf(request), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
