import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../testing/club.ts';

let club: Club;
beforeAll(async () => {
  club = await openClub();
});
afterAll(async () => {
  await club.close();
});

describe('an answer', () => {
  const get = (url: string, accepted?: string) =>
    club.visitor.get(url, undefined, accepted === undefined ? {} : { 'accept-encoding': accepted });

  it('is as small as its reader takes it, where it is for everybody', async () => {
    const plain = await get('/api/openapi.json');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await get('/api/openapi.json', 'gzip, br');
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    const gzip = await get('/api/openapi.json', 'gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('is left as it is where it is one packet anyway, and where it is for somebody alone', async () => {
    expect((await get('/api/health', 'br')).headers['content-encoding']).toBeUndefined();
    const staff = await club.owner.get('/api/people', undefined, { 'accept-encoding': 'br' });
    expect(staff.headers['content-encoding']).toBeUndefined();
  });
});
