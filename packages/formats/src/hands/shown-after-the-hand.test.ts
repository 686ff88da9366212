import { describe, expect, it } from 'vitest';
import { formatOhh } from '../ohh/format-ohh.ts';
import { formatPhh } from '../phh/format-phh.ts';
import { formatStars } from '../pokerstars/format-stars.ts';
import { playedHand, stacksAfter } from './played-hand.ts';
import { readHands } from './read-hands.ts';
import { replayRecord } from './replay.ts';

/** Everybody folds to Anna, who then shows her king. */
const HAND = `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 3000, 2000]
actions = ['d dh p1 AsKh', 'd dh p2 ????', 'd dh p3 ????', 'p3 f', 'p1 cbr 300', 'p2 f', 'p1 sm Kh']
players = ['Anna', 'Ben', 'Cem']
`;

function played(text: string) {
  const [read] = readHands(text);
  if (read?.ok !== true) throw new Error(JSON.stringify(read));
  const replay = replayRecord(read.record);
  expect(replay).toMatchObject({ fault: undefined, repairs: [] });
  return playedHand(read.record, replay);
}
const shown = (text: string) => played(text).events.filter(({ type }) => type === 'PartShown' || type === 'HandShown');

describe('one card shown after the hand', () => {
  it('is played from a record, and the other stays closed', () => {
    expect(shown(HAND)).toEqual([{ type: 'PartShown', seat: 1, cards: ['Kh'] }]);
  });

  it.each([
    ['PHH', formatPhh],
    ['PokerStars text', formatStars],
    ['Open Hand History', formatOhh],
  ] as const)('comes back from %s', (_, format) => {
    const before = played(HAND);
    const text = format(before);
    if (!text.ok) throw new Error(text.refusal.code);
    expect(shown(text.value)).toEqual(shown(HAND));
    expect(stacksAfter(played(text.value))).toEqual(stacksAfter(before));
  });
});
