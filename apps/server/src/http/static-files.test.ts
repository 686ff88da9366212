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
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
  });

  it('keeps files named by their content for ever, and asks for others anew', async () => {
    const asset = await club.visitor.get('/assets/main-a1b2c3.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await club.visitor.get('/service-worker.js')).headers['cache-control']).toBe('no-cache');
  });

  it('says with a file of pages no more than it needs, and still lets nothing foreign run in it', async () => {
    const { headers } = await club.visitor.get('/assets/main-a1b2c3.js');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers).not.toHaveProperty('x-frame-options');
    const page = await club.visitor.get('/');
    expect(page.headers['x-frame-options']).toBe('DENY');
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

describe('the documents of its pages', () => {
  const STYLE = 'sha256-frame';
  let webDir: string;
  let club: Club;
  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'riffle-web-'));
    await mkdir(join(webDir, 'documents'));
    await writeFile(join(webDir, 'index.html'), '<!doctype html><title>Riffle</title>');
    for (const language of ['de', 'en']) await writeFile(join(webDir, `documents/wall.${language}.html`), language);
    const openings = [{ document: 'wall', at: '/wall/([\\w-]+)', asks: ['/api/session', '/api/night/link/$1'] }];
    await writeFile(join(webDir, 'documents.json'), JSON.stringify({ style: STYLE, openings }));
    club = await openClub({ webDir });
  });
  afterAll(async () => {
    await club.close();
    await rm(webDir, { recursive: true });
  });

  const ask = (url: string, language: string) => club.visitor.get(url, undefined, { 'accept-language': language });

  it.each([
    ['de-AT,de;q=0.9', 'de'],
    ['en-GB', 'en'],
    ['fr', 'de'],
  ])('come in the language that is asked for: %s', async (asked, sent) => {
    const answer = await ask('/wall/ABCD2345', asked);
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      sent,
      'text/html; charset=utf-8',
    ]);
    expect(answer.headers.vary).toContain('accept-language');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('come in the language that was chosen here, whatever the browser asks for', async () => {
    const chosen = (cookie: string) =>
      club.visitor.get('/wall/ABCD2345', undefined, { 'accept-language': 'de', cookie });
    const answer = await chosen('riffle-language=en');
    expect([answer.body, answer.headers.vary]).toEqual(['en', expect.stringContaining('cookie')]);
    expect((await chosen('riffle-language=xx')).body).toBe('de');
  });

  it('begin with what the page asks first', async () => {
    expect((await ask('/wall/ABCD2345', 'de')).headers.link).toBe(
      '</api/session>; rel=preload; as=fetch; crossorigin, </api/night/link/ABCD2345>; rel=preload; as=fetch; crossorigin',
    );
  });

  it('let in the one style that they have in themselves, and nothing else does', async () => {
    const policyOf = async (url: string) => String((await ask(url, 'de')).headers['content-security-policy']);
    expect(await policyOf('/wall/ABCD2345')).toContain(`style-src 'self' '${STYLE}';`);
    expect(await policyOf('/api/session')).not.toContain(STYLE);
  });

  it('stand for no address that is not theirs', async () => {
    const answer = await ask('/wall/%3E%3C', 'de');
    expect([answer.body, answer.headers.link]).toEqual(['<!doctype html><title>Riffle</title>', undefined]);
  });
});
