import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Club, openClub } from '../testing/club.ts';

describe('the web app', () => {
  let webDir: string;
  let club: Club;
  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'riffle-web-'));
    await mkdir(join(webDir, 'assets'));
    await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Riffle</title>');
    await writeFile(join(webDir, 'assets/main-a1b2c3.js'), 'export {};');
    await writeFile(join(webDir, 'service-worker.js'), 'self;');
    club = await openClub({ webDir });
  });
  afterAll(async () => {
    await club.close();
    await rm(webDir, { recursive: true });
  });

  it.each(['/', '/nights/123', '/e/ABCD2345', '/wall/ABCD2345?lang=en', '/join'])('is the page at %s', async (url) => {
    const answer = await club.visitor.get(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<title>Riffle');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('keeps files named by their content for ever, and asks for others anew', async () => {
    const asset = await club.visitor.get('/assets/main-a1b2c3.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await club.visitor.get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/gone.js', '/api/gone', '/../../package.json', '/%2e%2e/%2e%2e/package.json', '/live2.txt'])(
    'is not at %s',
    async (url) => {
      const answer = await club.visitor.get(url);
      expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' });
    },
  );

  it.each([
    ['letters', 'x'],
    ['folders above', '..%2f'],
    ['dots', '.'],
    ['stars', '%2a'],
  ])('is not behind an id of 9,000 signs, and the status says what the text says: %s', async (_, sign) => {
    const answer = await club.owner.get(`/api/night/${sign.repeat(9_000 / sign.length)}`);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { status: 404, code: 'not-found' }]);
  });

  it('takes nothing but questions', async () => {
    expect((await club.visitor.post('/nights/123', {})).json()).toMatchObject({ code: 'not-found' });
  });
});
