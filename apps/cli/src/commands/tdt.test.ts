import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);

const player = (id: string, name: string, out?: number): string =>
  `["${id}", new GamePlayer({UUID: "${id}", Name: new PlayerName({Nickname: "${name}"}), Buyins: [new GameBuyin({Time: 1, Amount: 20.5${out === undefined ? '' : `, BustOut: new GameBustOut({Time: ${String(out)}, HitmanUUID: ["a"]})`}})]})]`;
const tdt = (id: string, players: readonly string[]): string =>
  `{ V: "3.7.2", T: new Tournament({UUID: "${id}", Title: "Freitag", Players: new GamePlayers({Players: Map.from([${players.join(', ')}])}), Prizes: new GamePrizes({Prizes: [new GamePrize({Description: "1.", Type: 0, Recipient: 1, CalculatedAmount: 60, AwardedToPlayers: ["a"]})]})}) }`;
function file(name: string, text: string): string {
  const path = join(scratch.path, name);
  writeFileSync(path, text);
  return path;
}
const first = file('first.tdt', tdt('1', [player('b', 'Bo', 9), player('a', 'Änne\\u001b[2J'), player('c', 'Cem', 9)]));
const second = file('second.tdt', tdt('2', [player('a', 'Anne'), player('b', 'Bo', 5)]));

describe('riffle tdt', () => {
  it('tells places, ties and money of a night, and what it does not take', async () => {
    const { code, out, err } = await riffle(['tdt', first]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const [head, columns, ...rows] = out.trimEnd().split('\n');
    expect(head).toMatch(/^Freitag · .*The Tournament Director 3\.7\.2$/);
    expect(columns).toMatch(
      /^Platz {2}Name +Einträge {2}Add-ons {2}Bust-outs {2}Gezahlt {2}Gewonnen +Saldo {2}Punkte$/,
    );
    expect(rows.map((row) => row.trim().replaceAll(/ {2,}/g, '|'))).toEqual([
      '1|Änne [2J|1|0|2|20,50|60,00|39,50',
      '2=|Bo|1|0|0|20,50|0,00|-20,50',
      '2=|Cem|1|0|0|20,50|0,00|-20,50',
      '- Im Topf sind nach Käufen und Abzügen 61,50, die Preise sind 60,00.',
    ]);
  });
  it('sums several up by person, also those of a folder', async () => {
    const { code, out } = await riffle(['tdt', scratch.path, '--csv', '--lang', 'en']);
    expect(code).toBe(0);
    expect(out.trimEnd().split(/\r?\n/)).toEqual([
      'Name,Tournaments,Best place,Bust-outs,Paid,Won,Balance,Points,UUID',
      'Anne,2,1,3,41.00,120.00,79.00,0,a',
      'Cem,1,2,0,20.50,0.00,-20.50,0,c',
      'Bo,2,2,0,41.00,0.00,-41.00,0,b',
    ]);
  });
  it('gives a spreadsheet of one night who was out when and by whom', async () => {
    const { out } = await riffle(['tdt', second, '--csv', '--lang', 'en']);
    expect(out).toContain('2,Bo,1,0,0,1970-01-01 ');
    expect(out).toContain(',Anne,20.50,0.00,0.00,-20.50,,0,0,b');
  });
  it('says a split field by field, with names for ids', async () => {
    const split = '{Amounts: Map.from([["a", 12.5], ["b", 30]]), Tie: false, Ranks: [1, 2]}';
    const players = `Chops: new GameChops({Chops: [new GameChop(${split})]}), Players: Map.from`;
    const path = file(
      'split.txt',
      tdt('3', [player('b', 'Bo', 5), player('a', 'Anne')]).replace('Players: Map.from', players),
    );
    const { out } = await riffle(['tdt', path]);
    expect(out.trimEnd().split('\n').at(-1)).toBe('Teilung 1: Amounts: (Anne: 12,5; Bo: 30); Tie: nein; Ranks: (1; 2)');
  });
  it('gives all of it as JSON, a line a file', async () => {
    const { out } = await riffle(['tdt', first, second, '--json']);
    const nights = out.trimEnd().split('\n');
    expect(nights.map((line) => JSON.parse(line).id)).toEqual(['1', '2']);
  });
  it.each(['de', 'en'])('refuses in one line what it cannot read, with its place (%s)', async (language) => {
    const broken = file('broken.txt', '{ V: "3.7.2",\n T: process.exit\n() }');
    const { code, out, err } = await riffle(['tdt', first, broken, '--lang', language]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const place = language === 'de' ? 'Zeile 2, Spalte 5' : 'row 2, column 5';
    expect(err).toMatch(new RegExp(`^riffle: .*broken\\.txt, ${place}: .*process\\.exit.*\\n$`));
  });
  it('counts no night twice', async () => {
    const copy = file('copy.txt', tdt('1', [player('a', 'Anne')]));
    const { code, err } = await riffle(['tdt', first, copy]);
    expect(code).toBe(1);
    expect(err).toContain('dasselbe Turnier');
  });
  it('says what is missing', async () => {
    expect(await riffle(['tdt'])).toMatchObject({ code: 2, err: 'riffle: DATEI fehlt.\n' });
    expect((await riffle(['tdt', first, '--json', '--csv'])).code).toBe(2);
    expect((await riffle(['tdt', join(scratch.path, 'nowhere.tdt')])).code).toBe(1);
    const empty = join(scratch.path, 'empty');
    mkdirSync(empty);
    expect(await riffle(['tdt', empty])).toMatchObject({ code: 1 });
  });
  it('writes a file for each part that can be a template, and never over one that is there', async () => {
    const levels = `Levels: new GameLevels({Levels: [new GameRound({Minutes: 20, SmallBlind: 25, BigBlind: 50, Ante: 0, GameType: 2, GameName: "Hold 'Em"})]})`;
    const chips =
      'Chips: new GameChips({Chips: [new GameChip({Label: "Rot", Color: "red", Value: 25, Use: true, PerPlayer: 40})]})';
    const from = file('levels.night', tdt('9', [player('a', 'Anne')]).replace('Title:', `${levels}, ${chips}, Title:`));
    const folder = join(scratch.path, 'out');
    mkdirSync(folder);
    const { code, out } = await riffle(['tdt', from, '--template', '-o', folder, '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain('No prices: the file names none.');
    expect(readdirSync(folder).sort()).toEqual([
      ...['Freitag.chips.riffle.json', 'Freitag.prizes.riffle.json', 'Freitag.structure.riffle.json'],
    ]);
    expect(JSON.parse(readFileSync(join(folder, 'Freitag.structure.riffle.json'), 'utf8'))).toMatchObject({
      ...{ format: 'riffle-template', v: 1, name: 'Freitag', kind: 'structure' },
      structure: { startingStack: 1_000, levels: [{ kind: 'play', bigBlind: 50, duration: 1_200_000 }] },
    });
    expect((await riffle(['tdt', from, '--template', '-o', folder])).code).toBe(1);
    expect((await riffle(['tdt', from, second, '--template'])).code).toBe(2);
  });
});
