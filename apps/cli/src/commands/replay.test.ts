import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { riffleProcess } from '../testing/riffle-process.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const given = fileURLToPath(new URL('../../../../packages/formats/src/phh/given/', import.meta.url));
const scratch = scratchFolder();
afterAll(scratch.remove);
const write = (name: string, text: string): string => {
  const path = join(scratch.path, name);
  writeFileSync(path, text);
  return path;
};
const hand = (actions: string, more = ''): string =>
  `variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\nstarting_stacks = [100, 100.5]\n${more}actions = [${actions}]\n`;
const good = hand("'d dh p1 AsAh', 'd dh p2 ????', 'p2 cbr 6', 'p1 f'");
const json = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('riffle replay', () => {
  it('plays a folder and finds the stacks that its hands must reach', async () => {
    const { code, out, err } = await riffle(['replay', given, '--expected', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const hands = json(out);
    expect(hands.length).toBeGreaterThan(40);
    expect(hands.every(({ ok }) => ok === true)).toBe(true);
    expect(hands.find(({ file }) => String(file).endsWith('dwan-ivey-2009.phh'))).toEqual({
      file: join(given, 'dwan-ivey-2009.phh'),
      hand: 1,
      finishingStacks: [572100, 1997500, 1109500],
      ok: true,
    });
  });
  it('keeps the unit and the order of the file', async () => {
    const { out } = await riffle(['replay', write('cents.phh', good), '--json']);
    expect(json(out)).toMatchObject([{ hand: 1, finishingStacks: [98, 102.5], ok: true }]);
  });
  it('says where an illegal action stands, plays the other hands, and fails', async () => {
    const text = `[3]\n${good}\n[8]\n${hand("'d dh p1 AsAh',\n'd dh p2 ????',\n'p2 cbr 3'")}`;
    const { code, out, err } = await riffle(['replay', write('two.phhs', text), '--json']);
    expect(code).toBe(1);
    expect(json(out)).toMatchObject([
      { hand: 3, ok: true },
      { hand: 8, ok: false, error: { code: 'action-refused', line: 17, refusal: { code: 'bet-too-small', min: 400 } } },
    ]);
    expect(err).toBe('riffle: 1 von 2 Händen ließen sich nicht nachspielen.\n');
  });
  it('fails where the stacks are not those that are expected', async () => {
    mkdirSync(join(scratch.path, 'wrong'));
    const path = write('wrong/one.phh', good);
    const expected = { 'one.phh': { finishing_stacks: [100, 100.5], check: 'strict' } };
    write('wrong/expected.json', JSON.stringify({ hands: expected }));
    expect((await riffle(['replay', path])).code).toBe(0);
    const { code, out } = await riffleProcess(['replay', path, '--expected']);
    expect(code).toBe(1);
    expect(out).toContain('Die Stacks müssten 100, 100.5 sein.');
  });
  it('tells what it put in, and does not with --strict', async () => {
    const three = `variant = 'NT'\nantes = [0, 0, 0]\nblinds_or_straddles = [1, 2, 0]\nmin_bet = 2\nstarting_stacks = [9, 9, 9]\nplayers = ['Ada', 'Bo', 'Cy']\nactions = ['d dh p1 AsAh', 'd dh p2 ????', 'd dh p3 ????', 'p1 cbr 6', 'p2 f']\n`;
    const path = write('left-out.phh', three);
    const lenient = await riffle(['replay', path, '--lang', 'en']);
    expect(lenient).toMatchObject({ code: 0, out: expect.stringContaining('line 7, action 4: Cy: a fold was added.') });
    expect(await riffle(['replay', path, '--strict', '--json'])).toMatchObject({
      code: 1,
      out: expect.stringContaining('"code":"needed-repair"'),
    });
  });
  it('does not call a hand ok that has no end', async () => {
    const path = write('no-end.phh', hand("'d dh p1 AsAh', 'd dh p2 ????', 'p2 cbr 6'"));
    const { code, out, err } = await riffle(['replay', path]);
    expect({ code, err }).toEqual({ code: 1, err: 'riffle: 1 von 1 Händen sind nicht in Ordnung.\n' });
    expect(out).toContain('Zeile 6, Aktion 3: Die Aufzeichnung endet vor dem Ende der Hand.');
    expect(json((await riffle(['replay', path, '--json'])).out)).toMatchObject([
      { ok: false, error: { code: 'unfinished', line: 6, actionNo: 3 } },
    ]);
  });
  it('does not call a hand ok of which the file says otherwise, and says both', async () => {
    const path = write('otherwise.phh', `${good}players = ['Ada', 'Bo']\nfinishing_stacks = [98, 103]\n`);
    const { code, out } = await riffle(['replay', path]);
    expect(code).toBe(1);
    expect(out).toContain('#1, Zeile 8: Bo hat laut Datei am Ende 103, gespielt 102,5.');
    const english = await riffle(['replay', path, '--lang', 'en']);
    expect(english.out).toContain('line 8: Bo has 103 at the end by the file, 102.5 as it was played.');
    expect(json((await riffle(['replay', path, '--json'])).out)).toMatchObject([
      {
        ...{ ok: false, finishingStacks: [98, 102.5], error: { code: 'stack-differs', line: 8 } },
        contradictions: [{ code: 'stack-differs', seat: 2, written: 103, cameOut: 102.5 }],
      },
    ]);
  });
  it('goes on with the folder where a file holds what nobody can play', async () => {
    const folder = join(scratch.path, 'broken');
    mkdirSync(folder);
    write('broken/1.phh', good.replace('[0, 0]', `[${Array(13).fill(0).join(', ')}]`));
    write(
      'broken/2.txt',
      "PokerStars Hand #9:  Hold'em No Limit (1/2)\nTable 'H' Seat #1 is the button\nSeat 1: Ada (-5 in chips)\n",
    );
    write('broken/3.ohh', JSON.stringify({ ohh: { players: Array(100_000).fill(1) } }));
    symlinkSync('/proc/self/mem', join(folder, '4.phh'));
    write('broken/5.phh', good);
    const { code, out, err } = await riffle(['replay', folder, '--json']);
    expect(code).toBe(1);
    expect(
      json(out).map(({ file, ok, error }) => [String(file).at(-5), ok, (error as { code: string } | undefined)?.code]),
    ).toEqual([
      ['1', false, 'too-many'],
      ['2', false, 'field-wrong'],
      ['3', false, 'too-many'],
      ['5', true, undefined],
    ]);
    expect(err).toContain('3 von 4');
  });
  it('says that a file cannot be read', async () => {
    const { code, out } = await riffle(['replay', '/proc/self/mem', '--json']);
    expect(code).toBe(1);
    expect(json(out)).toMatchObject([
      { error: { code: 'file-unreadable', says: 'Die Datei lässt sich nicht lesen.' } },
    ]);
  });
  it('says that the expected stacks cannot be read', async () => {
    mkdirSync(join(scratch.path, 'no-json'));
    const path = write('no-json/one.phh', good);
    write('no-json/expected.json', '{');
    const { code, err } = await riffle(['replay', path, '--expected']);
    expect({ code, err: err.includes('expected.json') }).toEqual({ code: 1, err: true });
  });
  it.each([
    [['replay'], 2, 'DATEI'],
    [['replay', 'nowhere.phh'], 1, 'nowhere.phh'],
  ])('%j ends with %i', async (args, code, about) => {
    const ran = await riffle(args);
    expect(ran.code).toBe(code);
    expect(ran.err).toContain(about);
  });
});
