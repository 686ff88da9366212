import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { run } from './run.ts';
import { riffle } from './testing/riffle.ts';
import { toldNumbers } from './told-number.ts';

/** What somebody reads in a terminal. */
async function read(args: readonly string[], input: unknown): Promise<string> {
  const out: string[] = [];
  const streams = { input: async () => JSON.stringify(input), out: (text: string) => out.push(text), err: () => {} };
  await run([...args], { LANG: 'de_DE.UTF-8' }, { ...streams, terminal: true });
  return out.join('');
}

describe('the words behind a rule’s number', () => {
  const incident = { kind: 'undercall', facts: { street: 'flop', bigBlind: 200, toFace: 1000, inFront: 500 } };

  it('are those of the reader’s language under a ruling', async () => {
    const de = await read(['rule', '--rulebook', 'oepbl'], incident);
    expect(de).toContain('oepbl@2011-01-18:6.6 zu wenig gecallt');
    expect(de).not.toContain('undercall');
    expect(await read(['rule', '--rulebook', 'oepbl', '--lang', 'en'], incident)).toContain('6.6 undercall');
    expect(await read(['compare'], incident)).toContain('oepbl@2011-01-18:6.6 zu wenig gecallt');
  });

  it('are what a house answers, where the rule is one of the house', async () => {
    const { cited } = await toldNumbers('de');
    expect(cited('kreuzberg@2026-11-21:betting.undercall')).toMatch(/^kreuzberg@2026-11-21:\P{Ll}.*[a-z]$/u);
    expect(cited('kreuzberg@2026-11-21:betting.undercall')).not.toContain('undercall');
    expect(cited('what is none')).toBe('what is none');
  });

  describe('in a list', () => {
    let RIFFLE_TRACES: string;
    beforeEach(() => {
      RIFFLE_TRACES = mkdtempSync(join(tmpdir(), 'riffle-traces-'));
      writeFileSync(join(RIFFLE_TRACES, '1.json'), JSON.stringify([]));
    });
    afterEach(() => rmSync(RIFFLE_TRACES, { recursive: true, force: true }));

    it('are said too, and in JSON the address stands as it is', async () => {
      const list = ['rules', '--rulebook', 'oepbl', '--missing'];
      const { out } = await riffle(list, { RIFFLE_TRACES });
      expect(out).toContain('\noepbl:6.7 Blindschutz\n');
      expect(out).not.toContain('blind protection');
      expect((await riffle([...list, '--json'], { RIFFLE_TRACES })).out).toContain('"6.7 blind protection"');
    });
  });
});
