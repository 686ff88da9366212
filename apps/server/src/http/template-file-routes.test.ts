import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { toChips } from '@riffle/cards';
import { readyPlan } from '@riffle/money';
import { READY_STRUCTURES, readySet } from '@riffle/tournament';
import type { Problem } from '@riffle/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSetup, type Club, openClub } from '../testing/club.ts';

const chips = readySet('home', 5_000, 20);
const KEPT = {
  night: { name: 'Freitag', kind: 'night', setup: aSetup({ startingStack: toChips(5_000), chips }) },
  structure: {
    name: 'Schnell & kurz / 1',
    kind: 'structure',
    structure: { startingStack: 5_000, lateEntryThrough: 4, levels: READY_STRUCTURES[0]?.levels ?? [] },
  },
  prizes: { name: 'Wie immer', kind: 'prizes', plan: readyPlan('clubTable') },
  chips: { name: 'Koffer', kind: 'chips', chips },
  prices: {
    name: 'Zwanzig',
    kind: 'prices',
    prices: {
      money: {
        profiles: [
          { id: 'e', name: 'Startplatz', kind: 'entry', parts: [{ for: 'prizes', amount: 2_000 }], chips: 5_000 },
        ],
      },
      currency: 'CHF',
    },
  },
} as const;

let club: Club;
beforeAll(async () => {
  club = await openClub({ rateLimits: 'off' });
});
afterAll(() => club.close());

const bytes = { 'content-type': 'application/octet-stream' };
const read = (file: string | Uint8Array, lang = 'de', caller = club.owner) =>
  caller.post(`/api/templates/read?lang=${lang}`, Buffer.from(file), bytes);
const file = (of: object): string => JSON.stringify({ format: 'riffle-template', v: 1, ...of });
async function refused(text: string | Uint8Array, lang = 'de'): Promise<Problem> {
  const answer = await read(text, lang);
  expect(answer.statusCode).toBe(422);
  return answer.json();
}

describe('a template as a file', () => {
  it.each(Object.entries(KEPT))('goes out and comes in as it was: %s', async (id, kept) => {
    await club.owner.put(`/api/templates/${id}`, kept);
    const out = await club.owner.get(`/api/templates/${id}/export`);
    expect(out.headers['content-type']).toContain('application/json');
    expect(String(out.headers['content-disposition'])).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+[.]json$/);
    expect(out.body.split('\n')[1]).toBe('  "format": "riffle-template",');
    expect(JSON.parse(out.body)).toEqual({ format: 'riffle-template', v: 1, ...kept });
    const { name, ...content } = kept;
    expect((await read(out.body)).json()).toEqual({ from: 'riffle', name, contents: [content], left: [] });
  });

  it('keeps nothing of what it only reads', async () => {
    const before = (await club.owner.get('/api/templates')).json();
    await read(file({ ...KEPT.chips, name: 'Nur gelesen' }));
    expect((await club.owner.get('/api/templates')).json()).toEqual(before);
  });

  it('is read by the director, and handed out to the floor; what is not there is not found', async () => {
    const floor = await club.member('Fee', 'floor');
    expect((await read(file(KEPT.chips), 'de', floor)).statusCode).toBe(403);
    await club.owner.put('/api/templates/chips', KEPT.chips);
    expect((await floor.get('/api/templates/chips/export')).statusCode).toBe(200);
    expect((await floor.get('/api/templates/none/export')).statusCode).toBe(404);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'no-text'],
    ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4]), 'no-text'],
    ['a list', '[]', 'other-format'],
    ['a file of a night', '{"format":"riffle-night","v":1}', 'other-format'],
    ['one of a Riffle to come', '{"format":"riffle-template","v":2,"name":"X"}', 'newer-version'],
    ['brackets without end', `{"format":"riffle-template","v":1,"x":${'['.repeat(100_000)}`, 'too-deep'],
    ['more than a template has', `{"format":"riffle-template"${' '.repeat(1_000_000)}`, 'too-large'],
  ])('refuses %s in a sentence of the reader', async (_, text, code) => {
    const german = await refused(text, 'de');
    expect(german).toMatchObject({ code: 'template-unreadable', facts: { file: { code } } });
    const english = await refused(text, 'en');
    expect(english.detail).not.toBe(german.detail);
  });

  it('says in which row and column a file stops being JSON', async () => {
    expect((await refused('{\n  "format": "riffle-template",\n  "v": 1,,\n}', 'en')).detail).toContain(
      'Row 3, column 10',
    );
    expect((await refused('{"format":', 'de')).detail).toContain('Zeile 1, Spalte 11');
  });

  it.each([
    ['a field of nobody', { ...KEPT.chips, script: '<b>' }, '', 'script'],
    ['a field of nobody, deep down', { ...KEPT.chips, chips: [{ ...chips[0], onload: 1 }] }, '/chips/0', 'onload'],
    ['a kind that there is none of', { ...KEPT.chips, kind: 'toString' }, '/kind', ''],
    ['no kind', { name: 'X', setup: aSetup() }, '/kind', ''],
    ['no name', { ...KEPT.chips, name: ' ' }, '/name', ''],
    ['a number that is none', { ...KEPT.chips, chips: [{ ...chips[0], owned: 1e300 }] }, '/chips/0/owned', ''],
    ['a plan that gives nothing', { ...KEPT.prizes, plan: { places: { by: 'list', rows: [] } } }, '/plan', ''],
  ])('names the place of %s', async (_, of, pointer, said) => {
    const { code, errors, detail } = await refused(file(of));
    expect(code).toBe('invalid-input');
    expect(errors?.[0]?.pointer.startsWith(pointer)).toBe(true);
    expect(detail).toContain(said);
  });

  it('lets a key that every object has change nothing', async () => {
    const text = file(KEPT.chips).replace(
      '{',
      '{"__proto__":{"owner":true},"constructor":{"prototype":{"owner":true}},',
    );
    expect((await read(text)).statusCode).toBe(422);
    expect(({} as { readonly owner?: boolean }).owner).toBeUndefined();
    const within = file(KEPT.chips).replace('"chips":[{', '"chips":[{"__proto__":{"owner":true},');
    const answer = await read(within);
    expect(answer.body).not.toContain('owner');
    expect(({} as { readonly owner?: boolean }).owner).toBeUndefined();
  });
});

describe('a night of The Tournament Director', () => {
  const night = (levels: string) =>
    `{ V: "3.7.2", T: new Tournament({UUID: "n", Title: "Club-Abend", Levels: new GameLevels({Levels: [${levels}]}), Financials: new FinancialConfig({Buyins: new BuyConfig({Allow: true, Profiles: [new FeeProfile({Name: "Normal", Fee: 20, Rake: new PerPlayerRake([2]), Chips: 5000})], DefIndex: 0})})}) }`;
  const round = (ante: number, minutes = 20) =>
    `new GameRound({Minutes: ${String(minutes)}, SmallBlind: 25, BigBlind: 50, Ante: ${String(ante)}, GameType: 2, GameName: "Texas Hold 'Em"})`;

  it('is shown part by part, with what is not taken and why', async () => {
    const preview = (await read(night(`${round(0)}, new GameBreak({Minutes: 5, ChipUp: true}), ${round(50)}`))).json();
    expect(preview).toMatchObject({ from: 'tdt', name: 'Club-Abend' });
    expect(preview.contents.map(({ kind }: { readonly kind: string }) => kind)).toEqual(['structure', 'prices']);
    expect(preview.contents[1].prices).toMatchObject({
      currency: 'EUR',
      money: { profiles: [{ name: 'Normal', kind: 'entry', parts: [{ amount: 1_800 }, { for: 'fee', amount: 200 }] }] },
    });
    expect(preview.left.join('\n')).toContain('Kein Chipsatz');
    expect(preview.left.join('\n')).toContain('Big-Blind-Ante');
  });
  it('can be kept as it is shown', async () => {
    const { contents } = (await read(night(round(0)))).json();
    for (const [nth, content] of contents.entries()) {
      const put = await club.owner.put(`/api/templates/of-tdt-${String(nth)}`, { name: 'Aus TDT', ...content });
      expect(put.statusCode).toBe(200);
    }
  });
  it('leaves a structure out that cannot be played, and says which line', async () => {
    const { contents, left } = (await read(night(`${round(0)}, ${round(0, 0)}`), 'en')).json();
    expect(contents.map(({ kind }: { readonly kind: string }) => kind)).toEqual(['prices']);
    expect(left).toContain('No structure: in line 2 of the levels the length cannot be right.');
  });
  it('is never run, and refused with its place', async () => {
    const problem = await refused('{ V: "3.7",\n T: process.exit() }', 'en');
    expect(problem.code).toBe('template-unreadable');
    expect(problem.detail).toContain('row 2, column 5');
  });

  /** Seven that the program wrote itself, beside the project. */
  const real = new URL('../../../../../shared/tdt/', import.meta.url);
  const files = existsSync(real) ? readdirSync(real).filter((name) => name.endsWith('.tdt')) : [];
  it.runIf(files.length > 0).each(files)('is taken in all its parts: %s', async (name) => {
    const { contents, left } = (await read(readFileSync(new URL(name, real)))).json();
    expect(contents.map(({ kind }: { readonly kind: string }) => kind)).toEqual([
      ...['structure', 'chips', 'prices', 'prizes'],
    ]);
    expect(left.join('\n')).not.toContain('undefined');
    for (const [nth, content] of contents.entries()) {
      const put = await club.owner.put(`/api/templates/real-${String(nth)}`, { name, ...content });
      expect(put.statusCode).toBe(200);
    }
  });
});
