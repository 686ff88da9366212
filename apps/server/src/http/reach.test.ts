import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { lanAddresses } from '../lan-addresses.ts';
import { type Club, openClub } from '../testing/club.ts';

let club: Club;
afterEach(() => club.close());

it.each([
  ['0.0.0.0', 'localhost', true],
  ['127.0.0.1', 'localhost', false],
  ['0.0.0.0', 'riffle.example', false],
])('listening on %s, asked for as %s: tells where phones find it: %s', async (host, name, isTold) => {
  club = await openClub();
  await club.app.listen({ port: 0, host });
  const { port } = club.app.server.address() as AddressInfo;
  const answer = await club.visitor.get('/api/session', undefined, { host: name });
  const [lan] = lanAddresses();
  expect(answer.json().reach).toBe(isTold && lan !== undefined ? `http://${lan}:${String(port)}` : undefined);
});
