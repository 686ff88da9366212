import { join } from 'node:path';
import { findRulebook } from '@riffle/rulebooks';
import type { RulebookText, RulebookTextRead } from '@riffle/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUpFolder } from '../backup/back-up-folder.ts';
import { restoreBackup } from '../backup/restore.ts';
import { examineHouse } from '../examine/examine-house.ts';
import { rescueHouse } from '../examine/rescue-house.ts';
import { madeUpPdf } from '../rulebook-text/testing/made-up-pdf.ts';
import { type Caller, type Club, openClub } from '../testing/club.ts';

const edition = findRulebook('pvb')?.edition ?? '';
const TEXT = [
  '05: Geräte',
  '(1) Erfundener Satz über Geräte.',
  '(5) Und noch einer:',
  'a) ein erfundener Buchstabe.',
].join('\n');
const at = (name = 'Regeln 2020.txt', of = edition) =>
  `/api/rulebook-texts/pvb?edition=${of}&name=${encodeURIComponent(name)}`;

describe('a club’s own copy of its rulebook', () => {
  let club: Club;
  beforeEach(async () => {
    club = await openClub({ rateLimits: 'off' });
  });
  afterEach(() => club.close());
  const put = (caller: Caller, body: string | Buffer = TEXT, url = at(), type = 'text/plain') =>
    caller.put(url, body, { 'content-type': type });
  const list = async (caller = club.owner): Promise<readonly RulebookText[]> =>
    (await caller.get('/api/rulebook-texts')).json();
  const read = async (caller = club.owner): Promise<RulebookTextRead> =>
    (await caller.get(`/api/rulebook-texts/pvb?edition=${edition}`)).json();

  it('gives each rule its own words by its number, and says which have none', async () => {
    const added = (await put(club.owner)).json<RulebookTextRead>();
    expect(added).toMatchObject({
      ...{ rulebook: 'pvb', edition, name: 'Regeln 2020.txt', from: 'text', characters: TEXT.length },
      ...{ rules: 310, found: 3 },
    });
    expect(added).not.toHaveProperty('pages');
    const { wordings, missing } = await read();
    const { from = 0 } = wordings.found['05(5)a'] ?? {};
    expect(wordings.paragraphs[from]).toBe('a) ein erfundener Buchstabe.');
    expect(missing).toHaveLength(307);
    expect(missing).not.toContain('05(1)');
    const { wordings: _, missing: __, ...line } = added;
    expect(await list()).toEqual([line]);
  });

  it('is taken from a PDF, whatever the browser calls it', async () => {
    const pdf = madeUpPdf([TEXT.split('\n'), ['06: Sachen', '(1) Erfundener Satz, der auf dem Tisch nichts sucht.']]);
    for (const type of ['application/pdf', 'application/octet-stream', 'application/json']) {
      const answer = await put(club.owner, pdf, at('Regeln.pdf'), type);
      expect(answer.json()).toMatchObject({ from: 'pdf', pages: 2, found: 4 });
    }
  });

  it('is refused in sentences, and then what was there stays', async () => {
    await put(club.owner);
    const refused = await put(club.owner, Buffer.from('%PDF-1.7 nothing'), at('x.pdf'), 'application/pdf');
    expect([refused.statusCode, refused.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'pdf-broken', title: 'Dieses PDF ist beschädigt.', detail: expect.any(String) }),
    ]);
    expect((await put(club.owner, '')).json()).toMatchObject({ code: 'text-empty' });
    expect(await list()).toMatchObject([{ name: 'Regeln 2020.txt' }]);
  });

  it('belongs to an edition that the shelf has', async () => {
    expect((await put(club.owner, TEXT, at('x', '1999-01'))).json()).toMatchObject({
      code: 'no-such-edition',
      status: 404,
    });
    expect((await put(club.owner, TEXT, '/api/rulebook-texts/nope?edition=a&name=x')).statusCode).toBe(404);
    expect((await put(club.owner, TEXT, '/api/rulebook-texts/pvb?name=x')).statusCode).toBe(422);
    expect(await list()).toEqual([]);
  });

  it('is shown beside nothing where its edition is no longer on the shelf, and can be removed', async () => {
    const old = { rulebook: 'pvb', edition: '1999-01', name: 'alt', from: 'text', text: TEXT, addedAt: 1 } as const;
    await club.house.club.rulebookTexts.put(old);
    expect(await list()).toMatchObject([{ edition: '1999-01', rules: 0, found: 0 }]);
    const answer = await club.owner.get('/api/rulebook-texts/pvb?edition=1999-01');
    expect(answer.json()).toMatchObject({ wordings: { paragraphs: [], found: {} }, missing: [] });
    expect((await club.owner.delete('/api/rulebook-texts/pvb?edition=1999-01')).statusCode).toBe(204);
    expect(await list()).toEqual([]);
  });

  it('is for those who work here alone: no visitor, no wall, no demo; the floor reads it, the director changes it', async () => {
    await put(club.owner);
    const [wall, floor, director] = [
      await club.member('Wand', 'display'),
      await club.member('Flo', 'floor'),
      await club.member('Dora', 'director'),
    ];
    for (const caller of [club.visitor, wall])
      for (const url of ['/api/rulebook-texts', `/api/rulebook-texts/pvb?edition=${edition}`]) {
        const answer = await caller.get(url);
        expect([answer.statusCode, answer.body.includes('erfunden')]).toEqual([caller === wall ? 403 : 401, false]);
      }
    expect((await read(floor)).found).toBe(3);
    expect((await put(floor)).statusCode).toBe(403);
    expect((await floor.delete(at())).statusCode).toBe(403);
    expect((await put(director, '06: Neues\n(1) Ganz anderes.')).statusCode).toBe(200);
    expect((await read(floor)).wordings.paragraphs).toEqual(['06: Neues', '(1) Ganz anderes.']);
    expect((await director.delete(`/api/rulebook-texts/pvb?edition=${edition}`)).statusCode).toBe(204);
    expect((await floor.get(`/api/rulebook-texts/pvb?edition=${edition}`)).statusCode).toBe(404);
  });

  it('is in every backup, comes back with it, and is saved of damaged data', async () => {
    await put(club.owner);
    const before = await read();
    await club.stop();
    const made = await backUpFolder(club.dataDir, join(club.dataDir, 'house.tar.gz'));
    const restored = join(club.dataDir, 'restored');
    const wish = { file: made.ok ? made.path : '', dataDir: restored, replace: false, damaged: false, now: 1 };
    expect(await restoreBackup(wish)).toMatchObject({ ok: true });
    expect(await examineHouse(restored)).toMatchObject({ findings: [] });
    const rescued = join(club.dataDir, 'rescued');
    await rescueHouse(restored, rescued, 1);
    for (const dataDir of [restored, rescued]) {
      const again = await openClub({ dataDir });
      expect(await read(again.owner)).toEqual(before);
      await again.stop();
    }
  });

  it('is told as damaged when a word of it has changed by itself', async () => {
    await put(club.owner);
    club.db.exec('drop trigger "rulebook_texts update"');
    club.db.exec(`update rulebook_texts set text = replace(text, 'Satz', 'Satx')`);
    await club.stop();
    expect(await examineHouse(club.dataDir)).toMatchObject({
      findings: [{ code: 'row', table: 'rulebook_texts', row: `["pvb","${edition}"]` }],
    });
  });

  it('takes what is too large for no rulebook', async () => {
    const answer = await put(club.owner, Buffer.alloc(30_000_001), at(), 'application/pdf');
    expect(answer.json()).toMatchObject({ code: 'too-large', status: 413 });
  });
});
