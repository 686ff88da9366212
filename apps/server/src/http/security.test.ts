import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../testing/club.ts';
import { LIMITS } from './limits.ts';

describe('a public service', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub();
  });
  afterEach(() => club.close());

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'http://localhost' }, 204],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 204],
    [{ 'sec-fetch-site': 'none' }, 204],
    [{}, 204],
  ])('asks where a change comes from: %j', async (headers: Record<string, string>, status) => {
    const answer = await club.owner.delete('/api/session', undefined, headers);
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json().code).toBe('foreign-origin');
  });

  it('lets anybody read what is for anybody, from wherever', async () => {
    const answer = await club.visitor.get('/api/session', undefined, { 'sec-fetch-site': 'cross-site' });
    expect(answer.statusCode).toBe(200);
  });

  it('sends the headers that keep foreign scripts and frames out', async () => {
    const { headers } = await club.visitor.get('/api/health');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe");
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['/api/health', 200],
    ['/api/none', 404],
    ['/none.js', 404],
    ['/%00', 400],
    ['/%zz', 400],
    ['/api/people', 401],
  ])('says in the answer of %s, too, that nothing in it is to be run', async (url, status) => {
    const { headers, statusCode } = await club.visitor.get(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toContain("base-uri 'none'");
    expect(headers['content-security-policy']).toContain("object-src 'none'");
  });

  it('insists on https only where it has it, and locks the cookie to it', async () => {
    const behind = await openClub({ trustProxy: true });
    const answer = await behind.visitor.post(
      '/api/session',
      { name: 'Rosa', pin: '135790' },
      {
        'x-forwarded-proto': 'https',
      },
    );
    expect(answer.headers['strict-transport-security']).toContain('max-age');
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-riffle=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    await behind.close();
  });

  it('lets nobody try PINs without end', async () => {
    const codes: string[] = [];
    for (let tries = 0; tries <= LIMITS.signIn; tries += 1) {
      const answer = await club.visitor.post('/api/session', { name: 'Nobody', pin: '000000' });
      codes.push(answer.json().code);
    }
    expect(codes).toContain('wrong-pin');
    expect(codes.at(-1)).toBe('too-many-requests');
  });

  it('counts each address apart', async () => {
    const from = (remoteAddress: string) =>
      club.app.inject({ method: 'POST', url: '/api/night/demo', remoteAddress, payload: { speed: 0 } });
    for (let tries = 0; tries < LIMITS.demo; tries += 1) await from('198.51.100.1');
    expect((await from('198.51.100.1')).statusCode).toBe(429);
    expect((await from('198.51.100.2')).statusCode).toBe(422);
  });
});
