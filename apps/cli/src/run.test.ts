import { describe, expect, it } from 'vitest';
import { riffle } from './testing/riffle.ts';
import { riffleProcess } from './testing/riffle-process.ts';
import { de } from './words/de.ts';

const NAMES = new Set(
  de.help.commands.map(([usage]) => usage.split(' ')[0] ?? '').filter((name) => /^[a-z]+$/.test(name)),
);

describe('riffle', () => {
  it('explains itself when nothing is asked', async () => {
    const { code, out } = await riffleProcess([]);
    expect(code).toBe(0);
    for (const command of [
      'serve',
      'simulate',
      'rules',
      'export',
      'import',
      'replay',
      'evaluate',
      'equity',
      'deck',
      'verify',
    ])
      expect(out).toContain(`\n  ${command} `);
  });
  it('says its version', async () =>
    expect(await riffleProcess(['--version'])).toEqual({ code: 0, out: '0.1.0\n', err: '' }));
  it.each([...NAMES, 'version'])('%s --help says how it is called, and does nothing', async (name) => {
    const { code, out, err } = await riffle([name, '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(new RegExp(`^riffle …\n  (?:--)?${name}\\b`));
    expect(await riffle(['help', name])).toEqual({ code, out, err });
  });
  it('explains one command with all its lines, and no other', async () => {
    const { out } = await riffle(['rule', '--hand', 'x.phh', '-h', '--lang', 'en']);
    expect(out).toContain('\n       [--seat S] [--apply]');
    expect(out).toContain('\n  RIFFLE_DATA=FOLDER');
    expect(out).not.toMatch(/\n {2}(?:rules|house|serve)\b/);
    expect((await riffle(['help', 'shuffle'])).code).toBe(2);
  });
  it('does not know what it does not know, in one line', async () => {
    const { code, out, err } = await riffleProcess(['shuffle']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toBe('riffle: Den Befehl „shuffle“ gibt es nicht. Alle Befehle: riffle help\n');
  });
  it.each([
    [['rules', '--foo'], '--foo'],
    [['rules', 'foo'], '„foo“'],
    [['serve', '--port'], '--port'],
    [['serve', '--port', '80x'], '--port'],
    [['simulate', '--players', '1', '--rulebook', 'pvb', '--seed', '1'], '--players'],
    [['simulate', '--players', '9', '--rulebook', 'pvb'], '--seed'],
    [['export'], 'TURNIER'],
    [['import'], 'DATEI'],
  ])('%j is a misuse', async (args, about) => {
    const { code, out, err } = await riffle(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toContain(about);
  });
});

describe('the language', () => {
  it.each([
    [['help'], { LANG: 'en_GB.UTF-8' }, 'Riffle runs'],
    [['help'], { LANG: 'C' }, 'Riffle führt'],
    [['help'], { LC_ALL: 'de_AT.UTF-8', LANG: 'en_US.UTF-8' }, 'Riffle führt'],
    [['help', '--lang', 'en'], {}, 'Riffle runs'],
    [['--lang=en', 'help'], {}, 'Riffle runs'],
  ])('%j with %j', async (args, env, words) => expect((await riffle(args, env)).out).toContain(words));
});
