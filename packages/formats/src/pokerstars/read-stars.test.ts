import { describe, expect, it } from 'vitest';
import { finishingStacks } from '../hands/finishing-stacks.ts';
import { readHands } from '../hands/read-hands.ts';
import { replayRecord } from '../hands/replay.ts';
import { readStars } from './read-stars.ts';

const cash = `PokerStars Hand #206438:  Hold'em No Limit ($0.50/$1.00 USD) - 2024/05/17 9:08:07 ET
Table 'Halley' 6-max Seat #5 is the button
Seat 1: Ada ($100 in chips)
Seat 2: Bo: the 2nd ($42.50 in chips)
Seat 3: Cy ($1,200 in chips) is sitting out
Seat 5: Bo ($99.75 in chips)
Ada: posts small blind $0.50
Bo: the 2nd: posts big blind $1
*** HOLE CARDS ***
Dealt to Bo [Ah Kd]
Cy said, "hello"
Bo: raises $2 to $3
Ada: folds
Bo: the 2nd: calls $2
*** FLOP *** [2h Kc 7s]
Bo: the 2nd: checks
Bo: bets $4
Bo: the 2nd: raises $35.50 to $39.50 and is all-in
Bo: calls $35.50
*** TURN *** [2h Kc 7s] [3d]
*** RIVER *** [2h Kc 7s 3d] [9c]
*** SHOW DOWN ***
Bo: the 2nd: shows [Qs Qd] (a pair of Queens)
Bo: shows [Ah Kd] (a pair of Kings)
Bo collected $83.50 from pot
*** SUMMARY ***
Total pot $85.50 | Rake $2
Board [2h Kc 7s 3d 9c]
Seat 2: Bo: the 2nd (big blind) showed [Qs Qd] and lost
`;
const play = (text: string) => {
  const [read] = readStars(text);
  if (read?.ok !== true) throw new Error(JSON.stringify(read));
  const replay = replayRecord(read.record);
  return { record: read.record, replay, stacks: finishingStacks(read.record, replay) };
};

describe('a PokerStars file', () => {
  it('is played as it happened, without the rake', () => {
    const { record, replay, stacks } = play(cash);
    expect(replay).toMatchObject({ fault: undefined, repairs: [], hand: { phase: 'ended' } });
    expect(record.about).toEqual({
      ...{ id: '206438', room: 'PokerStars', table: 'Halley', seatCount: 6, currency: 'USD' },
      ...{ startedAt: '2024-05-17T09:08:07', names: ['Ada', 'Bo: the 2nd', 'Bo'] },
    });
    expect(stacks).toEqual([99.5, 0, 142.75]);
  });
  it('may be of a tournament, with antes that the big blind pays for all', () => {
    const { stacks } =
      play(`PokerStars Hand #9: Tournament #77, $10+$1 USD Hold'em No Limit - Level IV (100/200) - 2024/05/17 21:08:07 ET
Table '77 3' 9-max Seat #1 is the button
Seat 1: Ada (3000 in chips)
Seat 4: Bo (250 in chips)
Seat 8: Cy (5000 in chips)
Cy: posts the ante 200
Bo: posts small blind 100
Cy: posts big blind 200
*** HOLE CARDS ***
Ada: raises 300 to 500
Bo: calls 150 and is all-in
Cy: folds
Uncalled bet (250) returned to Ada
*** FLOP *** [2h Kc 7s]
*** TURN *** [2h Kc 7s] [3d]
*** RIVER *** [2h Kc 7s 3d] [9c]
*** SHOW DOWN ***
Bo: shows [Qs Qd]
Ada: mucks hand
Bo collected 900 from pot
`);
    expect(stacks).toEqual([900, 4600, 2750]);
  });
  it('may run the board twice', () => {
    const twice = cash
      .replace(
        /\*\*\* TURN[\s\S]*?\*\*\* SHOW/,
        '*** FIRST TURN *** [2h Kc 7s] [3d]\n*** FIRST RIVER *** [2h Kc 7s 3d] [9c]\n*** SECOND TURN *** [2h Kc 7s] [Qh]\n*** SECOND RIVER *** [2h Kc 7s Qh] [9h]\n*** FIRST SHOW',
      )
      .replace('*** FIRST SHOW', '*** SHOW');
    const { replay, stacks } = play(twice);
    expect(replay).toMatchObject({ fault: undefined, hand: { runs: 2, phase: 'ended' } });
    expect(stacks).toEqual([99.5, 42.75, 99.99999].map((stack, nth) => (nth === 2 ? 100 : stack)));
  });
  it.each([
    [
      'a line that makes no sense',
      cash.replace('Bo: bets $4', 'Bo: dances $4'),
      { code: 'action-unreadable', line: 17 },
    ],
    ['a card that is none', cash.replace('[3d]', '[3x]'), { code: 'action-unreadable', line: 20 }],
    ['another game', cash.replace("Hold'em", 'Whist'), { code: 'variant-unknown', line: 1 }],
    ['no button', cash.replace('Seat #5 is the button', ''), { code: 'field-missing', field: 'button', line: 1 }],
    ['a seat twice', cash.replace('Seat 3:', 'Seat 1:'), { code: 'field-wrong', field: 'Seat', line: 5 }],
  ])('tells %s with its line', (_, text, fault) => {
    expect(readStars(text)).toMatchObject([{ hand: 1, ok: false, fault }]);
  });
  it('tells an illegal action with its line', () => {
    const { replay } = play(cash.replace('Bo: bets $4', 'Bo: bets $0.40'));
    expect(replay.fault).toMatchObject({
      code: 'action-refused',
      line: 17,
      refusal: { code: 'bet-too-small', min: 100 },
    });
  });
  it('holds several hands, a broken one among them', () => {
    const read = readHands([cash, cash.replace('Bo: bets', 'Bo: dances'), cash].join('\n\n'));
    expect(read.map(({ hand, ok }) => [hand, ok])).toEqual([
      [1, true],
      [2, false],
      [3, true],
    ]);
  });
});
