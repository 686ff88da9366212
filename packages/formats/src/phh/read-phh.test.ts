import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { finishingStacks } from '../hands/finishing-stacks.ts';
import { replayRecord } from '../hands/replay.ts';
import { readPhh } from './read-phh.ts';

const holdem = `# a hand
variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100.25]
actions = [
  # Preflop
  "d dh p1 AsAh",  # "quoted", and ]
  "d dh p2 ????",
  'd dh p3 KsKh',

  "p3 cbr 6", "p1 cbr 20",
  "p2 f",
  "p3 cc",
  "d db 2c7d9h",
  "p1 cc", "p3 cc", "d db 3s", "p1 cc", "p3 cc", "d db 4s", "p1 cc", "p3 cc",
  "p1 sm AsAh",
  "p3 sm",
]
year = 2024
month = 5
day = 7
time = 09:08:07
venue = "Keller 'Süd'"
seats = [4, 7, 9]
seat_count = 9
players = ["Ada", "Bo", "Cy"]
`;
const play = (text: string) => {
  const [read] = readPhh(text);
  if (read?.ok !== true) throw new Error(JSON.stringify(read));
  const replay = replayRecord(read.record);
  return { record: read.record, replay, stacks: finishingStacks(read.record, replay) };
};

describe('a PHH file', () => {
  it('keeps its seats, names, time and unit', () => {
    const { record, replay, stacks } = play(holdem);
    expect(replay).toMatchObject({ fault: undefined, repairs: [] });
    expect(stacks).toEqual([122, 98, 80.25]);
    expect(record.setup.players.map(({ seat }) => seat)).toEqual([4, 7, 9]);
    expect(record.about).toEqual({
      ...{ room: "Keller 'Süd'", seatCount: 9, names: ['Ada', 'Bo', 'Cy'], startedAt: '2024-05-07T09:08:07' },
    });
  });
  it.each<[string, string, object]>([
    ['no TOML', holdem.replace('antes =', 'antes'), { code: 'not-readable', line: 4 }],
    ['a missing field', holdem.replace('min_bet = 2', ''), { code: 'field-missing', field: 'min_bet', line: 1 }],
    ['a field of the wrong kind', holdem.replace('[1, 2, 0]', '"1"'), { code: 'field-wrong', line: 5 }],
    ['lists that do not fit', holdem.replace('antes = [0, 0, 0]', 'antes = [0]'), { code: 'field-wrong', line: 4 }],
    ['a stack of nothing', holdem.replace('[100, 100,', '[0, 100,'), { code: 'field-wrong', line: 7 }],
    ['an unknown variant', holdem.replace('"NT"', '"XY"'), { code: 'variant-unknown', variant: 'XY', line: 2 }],
    ['no actions', holdem.replace('actions =', 'act ='), { code: 'field-missing', field: 'actions' }],
    ['an action without sense', holdem.replace('p1 cbr 20', 'p1 cbr'), { code: 'action-unreadable', line: 14 }],
    ['a player who is not there', holdem.replace('"p2 f"', '"p4 f"'), { action: 'p4 f', line: 15 }],
    ['a card that is none', holdem.replace('2c7d9h', '1c7d9h'), { code: 'action-unreadable', line: 17 }],
  ])('tells %s with its line', (_, text, fault) => {
    expect(readPhh(text)).toMatchObject([{ hand: 1, ok: false, fault }]);
  });
  it.each<[string, string, object]>([
    [
      'a raise that is too small',
      holdem.replace('p1 cbr 20', 'p1 cbr 7'),
      { line: 14, refusal: { code: 'bet-too-small' } },
    ],
    [
      'chips that he has not',
      holdem.replace('p1 cbr 20', 'p1 cbr 200'),
      { line: 14, refusal: { code: 'bet-too-large' } },
    ],
    ['a card twice', holdem.replace('2c7d9h', '2cAs9h'), { line: 17, refusal: { code: 'card-in-play', card: 'As' } }],
    ['one card too few', holdem.replace('2c7d9h', '2c7d'), { line: 18, refusal: { code: 'not-now' } }],
    ['another hand shown', holdem.replace('sm AsAh', 'sm AsAd'), { line: 19, refusal: { code: 'not-his-card' } }],
    ['an action out of turn', holdem.replace('"p3 cbr 6", "p1', '"p1 cbr 6", "p3'), { line: 14 }],
  ])('tells %s with its line when it is played', (_, text, fault) => {
    expect(play(text).replay.fault).toMatchObject({ code: 'action-refused', ...fault });
  });
  it('is lenient with what can only have been one way, and says so', () => {
    const { stacks, replay } = play(holdem.replace('"p2 f",', ''));
    expect(stacks).toEqual([122, 98, 80.25]);
    expect(replay.repairs).toEqual([{ code: 'fold-added', seat: 7, line: 16, actionNo: 6 }]);
    expect(play(holdem.replace('"p3 cc",\n  "d db 2c', '"d db 2c')).replay.repairs).toMatchObject([
      { code: 'check-or-call-added', seat: 9 },
    ]);
    expect(play(holdem.replace('  "p3 sm",\n', '')).replay.repairs).toMatchObject([{ code: 'show-added', seat: 9 }]);
    expect(play(holdem.replace(/"d db 4s"[^\]]*\]/, ']')).replay.repairs).toMatchObject([{ code: 'ends-early' }]);
  });
  it('plays a stack that nobody knows as deep enough', () => {
    const { stacks } = play(holdem.replace('[100, 100, 100.25]', '[inf, 100, inf]'));
    expect(stacks).toEqual(['inf', 98, 'inf']);
  });
  it('never throws, whatever was cut off or swapped', () => {
    const given = new URL('given/', import.meta.url);
    for (const file of readdirSync(given).filter((name) => /[.]phhs?$/.test(name))) {
      const text = readFileSync(new URL(file, given), 'utf8');
      for (let cut = 1; cut < 40; cut += 1) {
        const at = Math.floor((text.length * cut) / 40);
        const broken = [
          text.slice(0, at),
          text.slice(0, at) + text.slice(at + 7),
          `${text.slice(0, at)}p${text.slice(at + 1)}`,
        ];
        for (const one of broken) for (const read of readPhh(one)) if (read.ok) replayRecord(read.record);
      }
    }
  });
});
