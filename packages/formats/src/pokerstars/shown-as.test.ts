import { findVariant, type SeenCard } from '@riffle/hand';
import { describe, expect, it } from 'vitest';
import { playedHand } from '../hands/played-hand.ts';
import { readHands } from '../hands/read-hands.ts';
import { replayRecord } from '../hands/replay.ts';
import { formatStars } from './format-stars.ts';
import { shownAs } from './shown-as.ts';

const cards = (text: string) => text.split(' ') as readonly SeenCard[];
function said(game: string, hole: string, board: string) {
  const variant = findVariant(game);
  return variant && shownAs(variant, cards(hole), board === '' ? [] : cards(board));
}

describe('what the room calls a hand', () => {
  it.each([
    ['As Ks', 'Qs Js Ts 2c 3d', 'a Royal Flush'],
    ['9s 8s', '7s 6s 5s 2c 3d', 'a straight flush, Five to Nine'],
    ['Ks Kd', 'Kc Kh 5s 2c 3d', 'four of a kind, Kings'],
    ['Ts Td', 'Tc 5h 5s 2c 3d', 'a full house, Tens full of Fives'],
    ['As 7s', 'Ks 6s 5s 2c 3d', 'a flush, Ace high'],
    ['As 2d', '3s 4c 5h Kd Ks', 'a straight, Ace to Five'],
    ['6s 6d', '6c 4c 5h Kd Qs', 'three of a kind, Sixes'],
    ['As Kd', 'Ac Kc 5h 2d 3s', 'two pair, Aces and Kings'],
    ['2s 2d', 'Ac Kc 5h 9d 8s', 'a pair of Deuces'],
    ['As 7d', 'Qc Kc 5h 9d 2s', 'high card Ace'],
  ])('%s on %s', (hole, board, phrase) => {
    expect(said('no-limit-holdem', hole, board)).toBe(phrase);
  });

  it('names both halves of hi-lo, and nothing that is not whole or that it names otherwise', () => {
    expect(said('pot-limit-omaha-hi-lo-4', 'As 2d Kd Kc', '3s 7c 8h Kh Qs')).toBe(
      'HI: three of a kind, Kings; LO: 8,7,3,2,A',
    );
    expect(said('no-limit-holdem', 'As Ad', '3s 7c 8h')).toBeUndefined();
    expect(said('limit-razz', 'As Ad 2d 3c 4c 5c 6d', '')).toBeUndefined();
    expect(said('no-limit-short-deck', 'As Ad', '6s 7c 8h Kh Qs')).toBeUndefined();
  });
});

it('an all-in, a side pot and the summary read as the room writes them', () => {
  const [read] = readHands(`variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 3000, 2000]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', 'p3 cbr 2000', 'p1 cc', 'p2 f',
  'd db 2c7d9h', 'd db 3s', 'd db 4d', 'p1 sm AsAh', 'p3 sm QsQh']
players = ['Anna', 'Ben', 'Cem']
`);
  if (read?.ok !== true) throw new Error('broken');
  const text = formatStars(playedHand(read.record, replayRecord(read.record)));
  const lines = text.ok ? text.value.split('\n') : [];
  expect(lines).toEqual(
    expect.arrayContaining([
      'Cem: raises 1900 to 2000 and is all-in',
      'Anna: calls 950 and is all-in',
      'Ben: folds',
      'Uncalled bet (1000) returned to Cem',
      'Anna: shows [As Ah] (a pair of Aces)',
      'Anna collected 2100 from pot',
      'Total pot 2100 | Rake 0',
      'Seat 1: Anna (small blind) showed [As Ah] and won (2100) with a pair of Aces',
      'Seat 2: Ben (big blind) folded before Flop',
      'Seat 3: Cem (button) showed [Qs Qh] and lost with a pair of Queens',
    ]),
  );
});
