import type {} from '@fastify/cookie';
import type { Role } from '@riffle/wire';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../staff/devices.ts';
import { cookieLife } from '../staff/session-life.ts';

/** With `__Host-` the browser takes it only from this very host and only over https. */
const nameOf = (request: FastifyRequest): string => (request.protocol === 'https' ? '__Host-riffle' : 'riffle');

const deviceNameOf = (request: FastifyRequest): string => `${nameOf(request)}-device`;

export const tokenIn = (request: FastifyRequest): string | undefined => request.cookies[nameOf(request)];

export const deviceIn = (request: FastifyRequest): string | undefined => request.cookies[deviceNameOf(request)];

const DAY = 24 * 3600;

type Given = { readonly token: string; readonly device: string; readonly role: Role };

export function giveToken(request: FastifyRequest, reply: FastifyReply, { token, device, role }: Given): void {
  const kept = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
  reply.setCookie(nameOf(request), token, { ...kept, maxAge: cookieLife(role) });
  reply.setCookie(deviceNameOf(request), device, { ...kept, maxAge: DEVICE_DAYS * DAY });
}

export const takeToken = (request: FastifyRequest, reply: FastifyReply): void =>
  void reply.clearCookie(nameOf(request), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
