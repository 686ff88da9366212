import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECK } from '@riffle/cards';
import { afterAll, describe, expect, it } from 'vitest';
import { riffle } from '../testing/riffle.ts';
import { riffleProcess } from '../testing/riffle-process.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const scratch = scratchFolder();
afterAll(scratch.remove);
const path = join(scratch.path, 'deck.json');

describe('riffle deck', () => {
  it('gives as many whole decks as asked for, one a line', async () => {
    const { code, out } = await riffleProcess(['deck', '--count', '2500']);
    const lines = out.trimEnd().split('\n');
    expect({ code, lines: lines.length }).toEqual({ code: 0, lines: 2500 });
    for (const line of lines) expect(line.split(' ').toSorted()).toEqual(DECK.toSorted());
    expect(new Set(lines).size).toBe(2500);
  });
  it('examines its own shuffle', async () => {
    const { code, out } = await riffle(['deck', '--examine', '--count', '5000']);
    expect({ code, lines: out.trimEnd().split('\n').length }).toEqual({ code: 0, lines: 4 });
    expect(out).toContain('0 von 5000');
  });
  it.each(['0', 'many', '-1'])('does not know a count of %s', async (count) => {
    const { code, err } = await riffle(['deck', `--count=${count}`]);
    expect({ code, about: err.includes('--count') }).toEqual({ code: 2, about: true });
  });
});

describe('riffle verify', () => {
  type Changed = { openings: { card: string; salt: string; place: number }[]; commitment: { cards: string[] } };
  const changed = (change: (file: Changed) => void): string => {
    const file = JSON.parse(readFileSync(path, 'utf8')) as Changed;
    change(file);
    const other = join(scratch.path, 'changed.json');
    writeFileSync(other, JSON.stringify(file));
    return other;
  };

  it('finds a committed deck sound, and a part of its cards as well', async () => {
    const committed = await riffle(['deck', '--commit', path, '--hand', 'table 3, hand 17', '--rules', 'pvb@2020-01']);
    expect(committed.code).toBe(0);
    const { commitment } = JSON.parse(readFileSync(path, 'utf8')) as { commitment: { deck: string } };
    const whole = await riffle(['verify', path, '--json']);
    expect(JSON.parse(whole.out)).toEqual({ file: path, ok: true, digest: commitment.deck, opened: 52, cards: 52 });
    const part = await riffle(['verify', changed((file) => file.openings.splice(5))]);
    expect(part).toMatchObject({ code: 0, out: expect.stringContaining('5 von 52 Karten') });
  });
  it.each<[string, (file: Changed) => void]>([
    [
      'Platz 0',
      ({ openings: [first, second] }) => {
        if (first && second) first.card = second.card;
      },
    ],
    [
      'Platz 1',
      ({ openings: [, second] }) => {
        if (second) second.salt = 'ff'.repeat(16);
      },
    ],
    [
      'Prüfsumme',
      ({ commitment: { cards } }) => {
        cards.reverse();
      },
    ],
    [
      '/openings/2',
      ({ openings }) => {
        openings.splice(2, 1, { card: 'As' } as never);
      },
    ],
    [
      'zweimal',
      ({ openings }) => {
        openings.push(...openings.slice(0, 1));
      },
    ],
  ])('tells at %s what was changed afterwards', async (about, change) => {
    await riffle(['deck', '--commit', path]);
    const { code, err } = await riffle(['verify', changed(change)]);
    expect({ code, lines: err.trimEnd().split('\n').length }).toEqual({ code: 1, lines: 1 });
    expect(err).toContain(about);
  });
  it('knows no other file', async () => {
    const other = join(scratch.path, 'other.json');
    writeFileSync(other, '{"format":"riffle-night"}');
    expect((await riffle(['verify', other])).err).toContain('keine Datei mit einem festgelegten Deck');
  });
});
