import { describe, expect, it } from 'vitest';
import { contradictionsIn, remarksOn } from './contradictions.ts';
import { readHands } from './read-hands.ts';
import { replayRecord } from './replay.ts';

const read = (text: string) => {
  const [hand] = readHands(text);
  if (hand?.ok !== true) throw new Error(JSON.stringify(hand));
  return { record: hand.record, replay: replayRecord(hand.record) };
};
const contradictions = (text: string) => {
  const { record, replay } = read(text);
  return contradictionsIn(record, replay);
};
const remarks = (text: string) => {
  const { record, replay } = read(text);
  return remarksOn(record, replay);
};

const phh = `variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = ['d dh p1 ????', 'd dh p2 2c2d', 'd dh p3 2h2s', 'p3 cbr 6', 'p1 f', 'p2 cc', 'd db AsKdQh', 'p2 cc', 'p3 cc', 'd db 3c', 'p2 cc', 'p3 cc', 'd db 4c', 'p2 cc', 'p3 cc', 'p2 sm 2c2d', 'p3 sm 2h2s']
`;

describe('what a PHH file says of the end', () => {
  it('is held against what comes out, seat by seat', () => {
    expect(contradictions(`${phh}finishing_stacks = [99, 100, 101]\n`)).toEqual([
      { code: 'stack-differs', seat: 2, written: 100, cameOut: 101, line: 7 },
      { code: 'stack-differs', seat: 3, written: 101, cameOut: 100, line: 7 },
    ]);
  });
  it('is no contradiction where an odd chip is cut in two, and is remarked', () => {
    const halved = `${phh}finishing_stacks = [99, 100.5, 100.5]\n`;
    expect(contradictions(halved)).toEqual([]);
    expect(remarks(halved)).toMatchObject([
      { code: 'odd-chip-halved', seat: 2, written: 100.5, cameOut: 101, line: 7 },
      { code: 'odd-chip-halved', seat: 3, written: 100.5, cameOut: 100 },
    ]);
  });
  it('may not make a chip out of halves', () => {
    expect(contradictions(`${phh}finishing_stacks = [99, 101, 100.5]\n`)).toHaveLength(1);
  });
  it('may name winnings of chips that are not told of, which is remarked', () => {
    expect(remarks(`${phh}winnings = [0, 7, 6]\n`)).toEqual([]);
    expect(remarks(`${phh}winnings = [0, 9, 6]\n`)).toEqual([
      { code: 'winnings-differ', seat: 2, written: 9, cameOut: 7, line: 7 },
    ]);
  });
  it.each([['a word'], ['[1, 2]'], ["['all', 'of', 'it']"]])('is refused where it is %s', (list) => {
    expect(readHands(`${phh}finishing_stacks = ${list === 'a word' ? "'x'" : list}\n`)).toMatchObject([
      { ok: false, fault: { code: 'field-wrong', field: 'finishing_stacks', line: 7 } },
    ]);
  });
  it('is not asked of a hand that could not be played', () => {
    expect(
      contradictions(`${phh.replace("'p2 cc', 'd db As", "'p2 cbr 7', 'd db As")}finishing_stacks = [1, 1, 1]`),
    ).toEqual([]);
  });
});

const stars = `PokerStars Hand #7:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/05/17 9:08:07 ET
Table 'Halley' 6-max Seat #5 is the button
Seat 1: Ada ($100 in chips)
Seat 2: Bo ($42.50 in chips)
Seat 5: Cy ($99.75 in chips)
Ada: posts small blind $0.50
Bo: posts big blind $1
*** HOLE CARDS ***
Cy: raises $2 to $3
Ada: folds
Bo: calls $2
*** FLOP *** [2h Kc 7s]
Bo: checks
Cy: bets $4
Bo: folds
Uncalled bet ($4) returned to Cy
Cy collected $6.20 from pot
*** SUMMARY ***
Total pot $6.50 | Rake $0.30
`;

describe('what a PokerStars file says of amounts', () => {
  it('holds, with the rake that the house kept', () => {
    expect(contradictions(stars)).toEqual([]);
  });
  it.each([
    ['a call', 'calls $2', 'calls $1.50', { code: 'paid-differs', seat: 2, written: 1.5, cameOut: 2, line: 11 }],
    ['a check that costs', 'Bo: calls $2', 'Bo: checks', { code: 'paid-differs', written: 0, cameOut: 2, line: 11 }],
    ['a pot', 'collected $6.20', 'collected $9', { code: 'collected-differs', written: 13, cameOut: 10.5, line: 17 }],
    ['the rake', 'Rake $0.30', 'Rake $0.10', { code: 'pots-differ', written: 10.3, cameOut: 10.5, line: 17 }],
    ['an uncalled bet', 'bet ($4)', 'bet ($5)', { code: 'collected-differs', seat: 5, written: 11.2 }],
    ['who got it', 'Cy collected', 'Bo collected', { code: 'collected-differs', line: 17 }],
  ])('%s that differs is told with its line', (_, now, then, told) => {
    expect(contradictions(stars.replace(now, then))[0]).toMatchObject(told);
  });
  it('a blind that nobody has the chips for is told', () => {
    const short = stars.replace('Bo ($42.50', 'Bo ($0.80').replace(/Cy: raises[\s\S]*$/, 'Cy: folds\nAda: folds\n');
    expect(contradictions(short)).toEqual([{ code: 'posted-differs', seat: 2, written: 1, cameOut: 0.8, line: 7 }]);
  });
});

describe('what an OHH file says of amounts', () => {
  const act = (player_id: number, action: string, amount = 0) => ({ player_id, action, amount });
  const ohh = (win: number, rake: number, call = 2) =>
    JSON.stringify({
      ohh: {
        ...{ spec_version: '1.4.7', game_type: 'Holdem', bet_limit: { bet_type: 'NL' }, dealer_seat: 2 },
        ...{ small_blind_amount: 1, big_blind_amount: 2 },
        players: [
          { id: 0, seat: 1, name: 'Ada', starting_stack: 100 },
          { id: 1, seat: 2, name: 'Bo', starting_stack: 100 },
        ],
        rounds: [
          {
            street: 'Preflop',
            actions: [act(1, 'Post SB', 1), act(0, 'Post BB', 2), act(1, 'Raise', 3), act(0, 'Call', call)],
          },
          { street: 'Flop', cards: ['2h', 'Kc', '7s'], actions: [act(0, 'Bet', 4), act(1, 'Fold')] },
        ],
        pots: [{ number: 0, amount: 8, rake, player_wins: [{ player_id: 0, win_amount: win }] }],
      },
    });
  it.each([
    ['the pot', ohh(8, 0), []],
    ['the pot without the rake', ohh(7.5, 0.5), []],
    ['the pot with the uncalled bet', ohh(12, 0), []],
    ['more', ohh(9, 0), [{ code: 'collected-differs', pointer: '/ohh/pots/0/player_wins/0/win_amount' }]],
    ['less', ohh(7, 0), [{ code: 'collected-differs', seat: 1, written: 7, cameOut: 8 }]],
    [
      'another call',
      ohh(8, 0, 3),
      [{ code: 'paid-differs', written: 3, cameOut: 2, pointer: '/ohh/rounds/0/actions/3' }],
    ],
  ])('%s', (_, text, told) => {
    expect(contradictions(text)).toMatchObject(told);
  });
});
