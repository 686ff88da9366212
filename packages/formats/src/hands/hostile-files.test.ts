import { describe, expect, it } from 'vitest';
import { eachHand, readHands } from './read-hands.ts';
import { replayRecord } from './replay.ts';

const many = (count: number, one: string | number): string => Array(count).fill(one).join(', ');
const phh = (players: number, actions: string): string =>
  `variant = 'NT'\nantes = [${many(players, 0)}]\nblinds_or_straddles = [1, 2, ${many(players - 2, 0)}]\nmin_bet = 2\nstarting_stacks = [${many(players, 100)}]\nactions = [${actions}]\n`;
const ohh = (more: object): string => JSON.stringify({ ohh: { spec_version: '1.4.7', ...more } });
const stars = (body: string): string =>
  `PokerStars Hand #9:  7 Card Stud Limit (4/8) - 2024/05/17 9:08:07 ET\nTable 'H' 8-max Seat #5 is the button\nSeat 1: Ada (300 in chips)\nSeat 2: Bo (200 in chips)\n${body}`;

/** The first hand's fault, however it was found. */
function faultIn(text: string) {
  const [read] = readHands(text);
  if (read === undefined) throw new Error('no hand');
  return read.ok ? replayRecord(read.record).fault : read.fault;
}

describe('a file that nobody played', () => {
  it.each([
    [
      'more players than a table seats',
      phh(13, ''),
      { code: 'too-many', field: 'starting_stacks', found: 13, most: 12 },
    ],
    [
      'thirteen antes',
      phh(9, '').replace(/antes = .*/, `antes = [${many(13, 0)}]`),
      { code: 'too-many', field: 'antes' },
    ],
    ['more chips than can be counted', phh(2, '').replace('[100', '[9e15'), { code: 'field-wrong', line: 5 }],
    ['more actions than a hand has', phh(2, many(6000, "'p1 f'")), { code: 'too-many', field: 'actions', line: 6 }],
    ['lists in lists', `x = ${'['.repeat(5000)}`, { code: 'not-readable', line: 1 }],
    ['a table of a megabyte', `${phh(2, '')}#${'x'.repeat(2 ** 20)}`, { code: 'too-large', line: 1 }],
    ['a stack below nothing', stars('').replace('(300', '(-300'), { code: 'field-wrong', line: 3 }],
    ['a stack finer than money', stars('').replace('(300', `(0.${'0'.repeat(400)}1`), { code: 'field-wrong', line: 3 }],
    ['an ante that is none', stars('Ada: posts the ante x'), { code: 'action-unreadable', line: 5 }],
    ['a call of nothing readable', stars('Ada: calls 1-2'), { code: 'action-unreadable', line: 5 }],
    ['a line that goes on', stars(`Ada: said ${'x'.repeat(600)}`), { code: 'too-large', line: 5 }],
    ['more lines than a hand has', stars('Ada: said "x"\n'.repeat(6000)), { code: 'too-many', field: 'lines' }],
    [
      'a junk list',
      ohh({ players: Array(70).fill(1) }),
      { code: 'too-many', field: 'players', pointer: '/ohh/players' },
    ],
    [
      'a junk list of actions',
      ohh({ rounds: [{ street: 'Flop', actions: Array(6000).fill({}) }] }),
      { code: 'too-many', field: 'actions', pointer: '/ohh/rounds/0/actions' },
    ],
    ['objects in objects', `{"ohh":${'{"a":'.repeat(100)}1${'}'.repeat(101)}`, { code: 'nested-too-deep', line: 1 }],
    ['what is no hand between hands', `${ohh({})}\n17\n${ohh({})}`, { code: 'field-missing' }],
  ])('%s is told with its place', (_, text, fault) => {
    expect(faultIn(text)).toMatchObject(fault);
  });

  it('tells what stands between hands with its line', () => {
    expect(readHands(`${ohh({})}\n17\n${ohh({})}`)).toMatchObject([
      {},
      { hand: 2, fault: { code: 'not-readable', says: '17', line: 2 } },
      {},
    ]);
  });

  it('a stud hand that breaks off in the middle of a street is played as far as it goes', () => {
    const [read] = readHands(
      stars(
        'Ada: posts the ante 1\nBo: posts the ante 1\n*** 3rd STREET ***\nDealt to Ada [2c 3c 4c]\nDealt to Bo [Kd]\nAda: brings in for 2\nBo: calls 2\n*** 4th STREET ***\n',
      ),
    );
    if (read?.ok !== true) throw new Error(JSON.stringify(read));
    expect(replayRecord(read.record)).toMatchObject({ fault: undefined, hand: { phase: 'betting' } });
  });

  it('tells the action by its number', () => {
    const illegal = phh(2, "'d dh p1 AsAh', 'd dh p2 ????', 'p2 cbr 3'");
    expect(faultIn(illegal)).toMatchObject({ code: 'action-refused', line: 6, actionNo: 3 });
    expect(faultIn(phh(2, "'d dh p1 AsAh', 'p2 dances'"))).toMatchObject({ code: 'action-unreadable', actionNo: 2 });
  });
});

/** What would take minutes or gigabytes where time or memory grew with the square of a length. */
describe('a file that was made to take long', () => {
  const LONG = 200_000;
  it.each([
    ['signs of comments', phh(2, `"${'#'.repeat(LONG)}\\n"`)],
    ['quotes behind backslashes', `x = '''\n"${'\\"'.repeat(LONG)}\n'''\n${phh(2, "'p1 f'")}`],
    ['zeros', stars('').replace('(300', `(${'0'.repeat(LONG)}.${'0'.repeat(LONG)}1`)],
    ['quotes in a table', stars('').replace("'H'", "'".repeat(LONG))],
    ['braces that begin lines', '{\n'.repeat(LONG / 10)],
    ['objects without content', `[${'{},'.repeat(LONG / 20)}{}]`],
    ['objects that are none', '{x}\n'.repeat(LONG / 10)],
    ['a million line breaks', `PokerStars #${'\n'.repeat(1_000_000)}`],
    ['tables without content', `${phh(2, '')}${'[1]\n'.repeat(LONG / 10)}`],
  ])('%s: does not', (_, text) => {
    const from = performance.now();
    let hands = 0;
    for (const read of eachHand(text)) hands += read.hand > 0 ? 1 : 0;
    expect(hands).toBeGreaterThan(0);
    expect(performance.now() - from).toBeLessThan(20_000);
  });
});
