import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseSchemaText } from '../house-schema-file.ts';
import { ROOT } from '../places.ts';
import { riffle } from '../testing/riffle.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const kreuzberg = {
  format: 'riffle-house-rulebook',
  v: 1,
  id: 'kreuzberg',
  edition: '2026-11-21',
  name: 'Hausregeln Kreuzberg',
  extends: { id: 'pvb', edition: '2020-01' },
  answers: { 'betting.undercall': { value: 'completeOrFold', note: 'Wir fragen immer.' } },
};
const incident = { kind: 'undercall', facts: { street: 'flop', bigBlind: 200, toFace: 1000, inFront: 500 } };

let folder: ReturnType<typeof scratchFolder>;
const file = (name: string, content: unknown): string => {
  const path = join(folder.path, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};
beforeAll(() => {
  folder = scratchFolder();
});
afterAll(() => folder.remove());

describe('riffle rule --rulebook FILE', () => {
  it('rules under a house rulebook and cites it', async () => {
    const path = file('kreuzberg.json', kreuzberg);
    const own = JSON.parse((await riffle(['rule', '--rulebook', path], {}, JSON.stringify(incident))).out);
    expect(own.rulebook).toMatchObject({ id: 'kreuzberg', edition: '2026-11-21' });
    expect(own.refs).toContain('kreuzberg@2026-11-21:betting.undercall');
    const beneath = JSON.parse((await riffle(['rule', '--rulebook', 'pvb'], {}, JSON.stringify(incident))).out);
    expect(own.outcome).not.toEqual(beneath.outcome);
  });

  it.each([
    ['a file that is not there', undefined, 'nowhere.json'],
    ['no JSON', '{', 'JSON'],
    ['no house rulebook', { format: 'other' }, 'kein Hausregelwerk'],
    [
      'an answer that there is not',
      { ...kreuzberg, answers: { 'betting.undercall': { value: 'x' } } },
      'betting.under',
    ],
  ])('says in one line: %s', async (_, content, named) => {
    const path = content === undefined ? join(folder.path, 'nowhere.json') : file('broken.json', content);
    const { code, out, err } = await riffle(['rule', '--rulebook', path], {}, JSON.stringify(incident));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(named);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

describe('riffle house', () => {
  it('shows where it departs and from what', async () => {
    const { code, out, err } = await riffle(['house', file('kreuzberg.json', kreuzberg), '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      id: 'kreuzberg',
      departures: [{ policy: 'betting.undercall', note: 'Wir fragen immer.', instead: { from: 'base', refs: [] } }],
      conflicts: [],
    });
  });

  it('names what does not fit together, and every problem of a file', async () => {
    const clashing = { ...kreuzberg, answers: { 'sanctions.timePenalty': { value: { is: 'none' } } } };
    const clash = await riffle(['house', file('clash.json', clashing), '--json']);
    expect(clash.code).toBe(1);
    expect(JSON.parse(clash.out)).toMatchObject({ ok: false, conflicts: [{ conflict: 'timePenaltyNotOnLadder' }] });
    const broken = await riffle(['house', file('broken.json', { ...kreuzberg, id: 'pvb', name: '' }), '--json']);
    expect(JSON.parse(broken.out)).toMatchObject({ problems: [{ problem: 'nameOfAnother' }, { problem: 'badField' }] });
    expect(broken.err.trimEnd().split('\n')).toHaveLength(1);
    expect((await riffle(['house'])).code).toBe(2);
  });

  // where they part: npm run riffle -- house --schema --write
  it('the published schema is that of this version', () => {
    expect(readFileSync(join(ROOT, 'docs/house-rulebook.schema.json'), 'utf8')).toBe(houseSchemaText());
  });
});
