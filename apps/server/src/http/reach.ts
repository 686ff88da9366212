import type { FastifyRequest } from 'fastify';
import { lanAddresses } from '../lan-addresses.ts';
import { cameByDoor, type SecureDoor } from '../tls/secure-door.ts';
import { isFromHere, isPassedOn } from './origin.ts';

/**
 * What links for others begin with, where not with the address of whoever asks: `localhost` is of no use on a phone, a
 * certificate that only some devices know frightens all others, and one that everybody knows is for its name alone.
 */
export function reachOf(request: FastifyRequest, door?: SecureDoor): string | undefined {
  const listening = request.server.server.address();
  const isOpen = typeof listening === 'object' && ['0.0.0.0', '::'].includes(listening?.address ?? '');
  if (!isOpen || isPassedOn(request)) return undefined;
  if (door?.name !== undefined) return new URL(`https://${door.name}:${String(door.port)}`).origin;
  const http = (host: string): string => `http://${host}:${String(listening?.port)}`;
  const [lan] = lanAddresses();
  // said only to this computer itself
  if (isFromHere(request)) return lan === undefined ? undefined : http(lan);
  return door?.authority !== undefined && cameByDoor(request) ? http(request.hostname) : undefined;
}
