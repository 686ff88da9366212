import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whoever has one address of IPv6 has a whole /64 of them: counted as one. */
export function addressBlock(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip.replace(/^::ffff:/, '');
  const [before = '', after] = ip.replace(/%.*$/, '').split('::');
  const groups = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - groups.length - tail.length)).fill('0');
  const prefix = [...groups, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}

export const addressOf = (request: FastifyRequest): string => addressBlock(request.ip);
