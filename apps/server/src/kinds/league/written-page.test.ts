import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Club, openClub } from '../../testing/club.ts';
import { openLeague } from './testing.ts';

let webDir: string;
let club: Club;
beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'riffle-web-'));
  await writeFile(join(webDir, 'index.html'), '<html><head><title>Riffle</title></head><body></body></html>');
  club = await openClub({ webDir });
});
afterAll(async () => {
  await club.close();
  await rm(webDir, { recursive: true });
});

it('is a season as a search engine finds it: its name, who leads, its table; nothing of players, and no page of a club', async () => {
  const league = await openLeague(club);
  await league.done({ type: 'AdmitClub', club: 'club-ahorn', name: 'PC <Ahorn>' });
  const { view } = await league.document();
  const division = view.divisions[0]?.id ?? '';
  await league.done({ type: 'EnterTeam', team: 'team-ahorn', club: 'club-ahorn', division });
  const page = await club.visitor.get(`/l/${league.code}`);
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['x-robots-tag']).toBeUndefined();
  expect(page.body).toContain('<title>Stadtliga 2026</title>');
  expect(page.body).toContain(`Spielklasse ${division}: 1. PC &lt;Ahorn&gt;.`);
  expect(page.body).toContain('<td>PC &lt;Ahorn&gt;</td>');
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  for (const at of ['/club', '/captain', '/wall']) {
    const other = await club.visitor.get(`/l/${league.code}${at}`);
    expect([other.headers['x-robots-tag'], other.body.includes('Ahorn')]).toEqual(['noindex', false]);
  }
});

it('is as small as its reader takes it, and the app’s own page where there is no such season', async () => {
  const league = await openLeague(club);
  const answer = await club.visitor.get(`/l/${league.code}`, undefined, { 'accept-encoding': 'gzip' });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toContain('<title>Stadtliga 2026</title>');
  const none = await club.visitor.get('/l/ABCD2345');
  expect([none.statusCode, none.headers['x-robots-tag']]).toEqual([200, 'noindex']);
});
