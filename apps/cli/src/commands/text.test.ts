import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRulebook } from '@riffle/rulebooks';
import { openHouse } from '@riffle/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { serveClub } from '../testing/served-club.ts';

const edition = findRulebook('pvb')?.edition ?? '';
const PVB = `pvb@${edition}`;
const TEXT =
  '40: Gesetztes\n(1) Erfunden: Was liegt, liegt.\n42: Erhöhen\n(1) Erfundener Satz.\n(4) Wer die Hälfte legt,\nerfindet den Rest dazu.\n';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'riffle-text-'));
  file = join(folder, 'Regeln 2020.txt');
  writeFileSync(file, TEXT);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const text = (...args: readonly string[]) => riffle(['text', ...args, '--data', join(folder, 'data')]);
async function makeHouse(): Promise<void> {
  mkdirSync(join(folder, 'data'));
  await (await openHouse({ dataDir: join(folder, 'data') })).close();
}

describe('riffle text', () => {
  it('adds, lists, shows and removes the own copy of a rulebook', async () => {
    await makeHouse();
    expect(await text()).toMatchObject({ code: 0, out: expect.stringContaining('Noch kein Originaltext.') });
    const added = await text('add', file, '--rulebook', 'pvb');
    expect(added).toMatchObject({ code: 0, err: '' });
    expect(added.out).toMatch(
      new RegExp(`^${PVB}: Text hinzugefügt, der Wortlaut zu 3 von 310 Regeln ist gefunden\\.\nNicht gefunden: A Vor`),
    );
    expect((await text()).out).toMatch(new RegExp(`^${PVB}  Regeln 2020\\.txt  .*  3 von 310 Regeln\n$`));
    expect((await text('show', '42(4)', '--rulebook', 'pvb')).out).toBe(
      '(4) Wer die Hälfte legt, erfindet den Rest dazu.\n',
    );
    expect((await text('show', '--rulebook', 'pvb')).out).toMatch(
      /^40: Gesetztes\n\n\(1\) Erfunden: Was liegt, liegt\.\n\n42: Erhöhen\n\n/,
    );
    expect((await text('missing', '--rulebook', 'pvb', '--json')).out).toContain('"42(2)"');
    expect((await text('remove', '--rulebook', 'pvb')).out).toBe(`${PVB}: Originaltext entfernt.\n`);
    expect(await text('remove', '--rulebook', 'pvb')).toMatchObject({
      code: 1,
      err: `riffle: Zu ${PVB} gibt es keinen Originaltext.\n`,
    });
  });

  it('takes a rule’s number as it was shown, and as it is', async () => {
    await makeHouse();
    writeFileSync(file, '6.6 Spieler\nErfunden.\n6.7 Dealer\nErfundener Satz.\n');
    const added = await text('add', file, '--rulebook', 'oepbl');
    expect(added.out).toContain('5.6.3 Verwarnung');
    expect(added.out).not.toContain('5.6.3 warning');
    for (const number of ['6.7 Blindschutz', '6.7 blind protection'])
      expect(await text('show', number, '--rulebook', 'oepbl')).toMatchObject({
        code: 0,
        out: expect.stringContaining('Erfundener Satz.'),
      });
    expect((await text('missing', '--rulebook', 'oepbl')).out).toContain('\n5.6.3 Verwarnung\n');
  });

  it('puts the words under a ruling where it is told of the data', async () => {
    await makeHouse();
    await text('add', file, '--rulebook', 'pvb');
    const facts = { street: 'flop', bigBlind: 200, toFace: 1000, inFront: 500 };
    const incident = join(folder, 'incident.json');
    writeFileSync(incident, JSON.stringify({ kind: 'undercall', facts }));
    const kinds = JSON.parse(
      (await riffle(['rule', '--rulebook', 'pvb', incident, '--data', join(folder, 'data')])).out || '{}',
    );
    expect(kinds).toMatchObject({
      wordings: { [`${PVB}:40(1)`]: ['(1) Erfunden: Was liegt, liegt.'] },
    });
  });

  it.each([
    ['a file that is not there', ['add', 'nothing.pdf', '--rulebook', 'pvb'], 1, 'nothing.pdf'],
    ['no file', ['add', '--rulebook', 'pvb'], 2, 'DATEI'],
    ['no rulebook', ['show', '42'], 2, '--rulebook'],
    ['a rulebook that there is not', ['show', '--rulebook', 'tda99'], 1, 'tda99'],
    [
      'an edition that there is not',
      ['add', 'x', '--rulebook', 'pvb', '--edition', '1999'],
      1,
      'nicht die Ausgabe 1999',
    ],
    ['something else', ['sing'], 2, 'list, add, show, missing, remove'],
    ['a text that nobody has added', ['show', '--rulebook', 'pvb'], 1, 'keinen Originaltext'],
  ])('says in one line what is wrong with %s', async (_, args, code, says) => {
    await makeHouse();
    const ran = await text(...args);
    expect([ran.code, ran.err.trim().split('\n').length]).toEqual([code, 1]);
    expect(ran.err).toContain(says);
  });

  it('refuses what is no text, and a number that the text has not', async () => {
    await makeHouse();
    writeFileSync(join(folder, 'broken.pdf'), '%PDF-1.7 nothing');
    const refused = await text('add', join(folder, 'broken.pdf'), '--rulebook', 'pvb');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('broken.pdf: Dieses PDF ist beschädigt.')]);
    await text('add', file, '--rulebook', 'pvb');
    expect((await text('show', '42(2)', '--rulebook', 'pvb')).err).toContain(
      'Zu pvb:42(2) wurde im Text nichts gefunden',
    );
  });

  it('asks the Riffle that runs on the data, and says so as it does', async () => {
    const club = await serveClub(join(folder, 'data'));
    const added = await text('add', file, '--rulebook', 'pvb', '--json');
    expect(JSON.parse(added.out)).toMatchObject({ name: 'Regeln 2020.txt', found: 3 });
    expect(await club.json('/api/rulebook-texts')).toMatchObject([{ rulebook: 'pvb', name: 'Regeln 2020.txt' }]);
    writeFileSync(file, '%PDF-1.7 nothing');
    expect((await text('add', file, '--rulebook', 'pvb')).err).toContain('Dieses PDF ist beschädigt.');
    expect((await text('show', '42(4)', '--rulebook', 'pvb')).out).toContain('erfindet den Rest dazu.');
    expect((await text('remove', '--rulebook', 'pvb')).code).toBe(0);
    expect(await club.json('/api/rulebook-texts')).toEqual([]);
    await club.stop();
  });
});
