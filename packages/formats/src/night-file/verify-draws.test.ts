import { toInstant } from '@riffle/aggregate';
import { type EntryId, type TournamentEvent, toEntryId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { verifyDraws } from './verify-draws.ts';

type Commits = Parameters<typeof verifyDraws>[0]['commits'];
const e = (no: number): EntryId => toEntryId(`e${String(no)}`);
const drawn = (winner: number, among: readonly number[] = [1, 2, 3], name = 'Tombola'): TournamentEvent => ({
  ...{ v: 1, type: 'SpecialAwarded', special: 1, name, at: toInstant(0) },
  ...{ entries: [e(winner)], among: among.map(e) },
});
const step = (id: string, events: readonly TournamentEvent[], takesBack?: string) =>
  ({ id, events, ...(takesBack !== undefined && { takesBack: [takesBack] }) }) as unknown as Commits[number];
const verified = (...commits: readonly Commits[number][]) => verifyDraws({ commits: commits as Commits });

describe('what went by lot', () => {
  it('is counted as far as it stands', () => {
    expect(verified(step('a', [drawn(1)]))).toEqual({ draws: 1 });
    expect(verified(step('a', [drawn(1)]), step('b', [], 'a'))).toEqual({ draws: 0, drawsTakenBack: 1 });
    expect(verified()).toEqual({ draws: 0 });
  });

  it('is one of those who were in it, each of them once', () => {
    const fault = { code: 'winner-not-among', name: 'Tombola' };
    expect(verified(step('a', [drawn(4)]))).toEqual(fault);
    expect(verified(step('a', [drawn(1, [1, 1, 2])]))).toEqual(fault);
  });

  it('is the same whenever it was taken back and drawn anew, as long as he was in it', () => {
    const again = (second: TournamentEvent) => verified(step('a', [drawn(1)]), step('b', [], 'a'), step('c', [second]));
    expect(again(drawn(1))).toEqual({ draws: 1, drawsTakenBack: 1 });
    expect(again(drawn(2))).toEqual({ code: 'drawn-until-another', name: 'Tombola' });
    expect(again(drawn(2, [2, 3]))).toEqual({ draws: 1, drawsTakenBack: 1 });
    expect(again(drawn(2, [1, 2, 3], 'Blumen'))).toEqual({ draws: 1, drawsTakenBack: 1 });
  });

  it('said by hand is no lot', () => {
    const { among: _, ...byHand } = drawn(1) as Extract<TournamentEvent, { readonly type: 'SpecialAwarded' }>;
    expect(verified(step('a', [byHand]))).toEqual({ draws: 0 });
  });

  it('of players is checked the same way, by its number', () => {
    const player = (lot: number, no: number, among: readonly number[] = [1, 2, 3]): TournamentEvent => ({
      ...{ v: 1, type: 'PlayerDrawn', lot, whom: { are: 'in' }, at: toInstant(0) },
      ...{ entry: e(no), among: among.map(e) },
    });
    expect(verified(step('a', [player(1, 1)]), step('b', [player(2, 2)]))).toEqual({ draws: 2 });
    expect(verified(step('a', [player(1, 4)]))).toEqual({ code: 'winner-not-among', name: '1' });
    const anew = [step('a', [player(1, 1)]), step('b', [], 'a')];
    expect(verified(...anew, step('c', [player(1, 2)]))).toEqual({ code: 'drawn-until-another', name: '1' });
    expect(verified(...anew, step('c', [player(1, 1)]))).toEqual({ draws: 1, drawsTakenBack: 1 });
  });
});

describe('a secret bounty', () => {
  const hat = (...among: readonly number[]): TournamentEvent => ({
    ...{ v: 1, type: 'HatFilled', special: 1, name: 'Kopf', at: toInstant(0), among: among.map(e) },
  });
  const head = (no: number, is: boolean): TournamentEvent => ({
    ...{ v: 1, type: 'HeadDrawn', special: 1, name: 'Kopf', entry: e(no), is, of: 3, at: toInstant(0) },
  });

  it('is a draw once it has come out', () => {
    expect(verified(step('a', [hat(1, 2, 3)]), step('b', [head(1, false)]))).toEqual({ draws: 0 });
    expect(verified(step('a', [hat(1, 2, 3)]), step('b', [head(1, true)]))).toEqual({ draws: 1 });
  });

  it('is on one of those in the hat, each of them once', () => {
    const fault = { code: 'winner-not-among', name: 'Kopf' };
    expect(verified(step('a', [hat(1, 2, 3)]), step('b', [head(4, true)]))).toEqual(fault);
    expect(verified(step('a', [head(1, true)]))).toEqual(fault);
    expect(verified(step('a', [hat(1, 1)]))).toEqual(fault);
  });

  it('comes out of one hat with one head, and of each as it did before that was taken back', () => {
    const fault = { code: 'drawn-until-another', name: 'Kopf' };
    const again = (second: TournamentEvent) =>
      verified(step('a', [hat(1, 2, 3)]), step('b', [head(1, false)]), step('c', [], 'b'), step('d', [second]));
    expect(again(head(1, true))).toEqual(fault);
    expect(again(head(1, false))).toEqual({ draws: 0 });
    expect(verified(step('a', [hat(1, 2, 3)]), step('b', [head(1, true)]), step('c', [head(2, true)]))).toEqual(fault);
  });
});
