import type { FastifyRequest } from 'fastify';
import { lanAddresses } from '../lan-addresses.ts';
import { isFromHere } from './origin.ts';

/** A link to `localhost` is of no use on a phone. Said only to this computer itself, and only where the network is listened to. */
export function reachOf(request: FastifyRequest): string | undefined {
  if (!isFromHere(request)) return undefined;
  const listening = request.server.server.address();
  const isOpen = typeof listening === 'object' && ['0.0.0.0', '::'].includes(listening?.address ?? '');
  const [lan] = lanAddresses();
  return isOpen && lan !== undefined ? `http://${lan}:${String(listening?.port)}` : undefined;
}
