import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatOhh, formatStars, playedHand, readHands, replayRecord } from '@riffle/formats';
import { afterAll, describe, expect, it } from 'vitest';
import { askedInHand } from '../hands/asked-in-hand.ts';
import { ROOT } from '../places.ts';
import { riffle } from '../testing/riffle.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { de } from '../words/de.ts';

/** Blinds 50/100. At step 6 seat 4 has made it 200 and seat 6 has to act; six times 10,000 chips. */
const PHH = join(ROOT, 'packages/formats/src/phh/given/pluribus-88-128.phh');
const folder = scratchFolder();
afterAll(folder.remove);

const ask = (args: readonly string[], facts: object = { inFront: 100 }, kind = 'undercall') =>
  riffle(['rule', ...args], {}, JSON.stringify({ kind, facts }));

type Told = {
  readonly hand: {
    readonly seat: number;
    readonly facts: object;
    readonly applied: {
      readonly told: readonly string[];
      readonly state: { readonly players: readonly { readonly stack: number }[]; readonly pot: number };
    };
  };
};
const read = (out: string): Told => JSON.parse(out) as Told;

describe('riffle rule on a hand', () => {
  it('starts from what the hand knows at the step, about who has to act; what is told wins', async () => {
    const { code, out } = await ask(['--rulebook', 'bdpv', '--hand', PHH, '--step', '6']);
    expect(code).toBe(0);
    expect(read(out).hand).toEqual({
      number: 1,
      step: 6,
      seat: 6,
      facts: {
        structure: 'noLimit',
        street: 'preflop',
        bigBlind: 100,
        toFace: 200,
        lastRaise: 100,
        bettors: 2,
        headsUp: false,
        seat: 6,
        inFront: 100,
      },
    });
    const told = await ask(['--rulebook', 'bdpv', '--hand', `${PHH}:1`, '--step', '6', '--seat', '1'], {
      inFront: 200,
      toFace: 300,
    });
    expect(read(told.out).hand).toMatchObject({ seat: 1, facts: { seat: 1, toFace: 300, bigBlind: 100 } });
  });

  it('[bdpv:2 Einsätze 13] applies the ruling to a copy of the hand: the whole call is in, and no chip is lost', async () => {
    const { code, out } = await ask(['--rulebook', 'bdpv', '--hand', PHH, '--step', '6', '--apply']);
    expect(code).toBe(0);
    expect(read(out)).toMatchObject({
      effects: [{ to: 'hand', command: { type: 'Call', seat: 6 } }],
      hand: {
        applied: { ok: true, events: [{ type: 'Called', seat: 6, amount: 200 }], state: { toAct: 1, pot: 550 } },
      },
    });
    const { state, told } = read(out).hand.applied;
    expect(told).toEqual(['Eddie callt 200.']);
    expect(state.pot + state.players.reduce((sum, { stack }) => sum + stack, 0)).toBe(60_000);
  });

  it('fails, and says why, where the hand does not take it', async () => {
    // seat 2 is not to act before seats 6 and 1
    const args = ['--rulebook', 'bdpv', '--hand', PHH, '--step', '6', '--seat', '2', '--apply'];
    const { code, out, err } = await ask(args, { inFront: 150 });
    expect(code).toBe(1);
    expect(err).toContain('Platz 6 ist an der Reihe.');
    expect(read(out).hand.applied).toMatchObject({ ok: false, refusal: { code: 'not-your-turn', toAct: 6 } });
  });

  it('reads Open Hand History and PokerStars as well', async () => {
    const [one] = readHands(readFileSync(PHH, 'utf8'));
    if (one?.ok !== true) throw new Error('the hand is broken');
    const played = playedHand(one.record, replayRecord(one.record));
    for (const [name, format] of [
      ['hand.ohh', formatOhh],
      ['hand.txt', formatStars],
    ] as const) {
      const text = format(played);
      if (!text.ok) throw new Error(text.refusal.code);
      const file = join(folder.path, name);
      writeFileSync(file, text.value);
      const { out } = await ask(['--rulebook', 'bdpv', '--hand', file, '--step', '6']);
      expect(read(out).hand, name).toMatchObject({ seat: 6, facts: { toFace: 200, bigBlind: 100, bettors: 2 } });
    }
  });

  it.each([
    [{ hand: PHH, apply: false }, 'misused', '--step'],
    [{ step: '3', apply: false }, 'misused', '--hand'],
    [{ apply: true }, 'misused', '--hand'],
    [{ hand: PHH, step: '0', apply: false }, 'misused', '--step'],
    [{ hand: PHH, step: '99', apply: false }, 'refused', 'Schritt'],
    [{ hand: `${PHH}:7`, step: '1', apply: false }, 'refused', 'es sind 1'],
    [{ hand: `${PHH}x`, step: '1', apply: false }, 'refused', 'pluribus-88-128.phhx'],
    [{ hand: PHH, step: '6', seat: '9', apply: false }, 'refused', '1, 2, 3, 4, 5, 6'],
  ] as const)('refuses %j', (said, is, named) => {
    const asked = askedInHand(said, { language: 'de', words: de });
    expect(asked).toMatchObject({ ok: false, outcome: { is, text: expect.stringContaining(named) as string } });
  });
});
