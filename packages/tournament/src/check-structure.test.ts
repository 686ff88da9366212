import { toChips } from '@riffle/cards';
import { describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.ts';
import { minutes, type PlayLevel, toMillis } from './structure.ts';

const level: PlayLevel = {
  kind: 'play',
  duration: minutes(20),
  smallBlind: toChips(100),
  bigBlind: toChips(200),
  ante: toChips(0),
  anteForm: 'none',
};
const none = toChips(0);
const stud: Partial<PlayLevel> = { game: 'stud', limit: 'fixedLimit', ante: toChips(25), anteForm: 'everyone' };
const hours = (count: number) => minutes(count * 60);

describe('a level of a structure', () => {
  it.each<[string, Partial<PlayLevel>]>([
    ['of one minute', { duration: minutes(1) }],
    ['of ten hours', { duration: hours(10) }],
    ['without a small blind', { smallBlind: none }],
    ['with blinds that are equal', { smallBlind: level.bigBlind }],
    ['with a big blind of one', { smallBlind: none, bigBlind: toChips(1) }],
    ['with an ante that somebody pays', { ante: toChips(200), anteForm: 'bigBlind' }],
    ['with a form of ante and none yet', { anteForm: 'everyone' }],
  ])('%s is played', (_, change) => {
    expect(checkStructure([{ ...level, ...change }])).toEqual([]);
  });

  it.each<[string, 'duration' | 'smallBlind' | 'bigBlind' | 'ante', Partial<PlayLevel>]>([
    ['under a minute', 'duration', { duration: toMillis(59_999) }],
    ['over ten hours', 'duration', { duration: toMillis(hours(10) + 1) }],
    ['without a big blind', 'bigBlind', { smallBlind: none, bigBlind: none }],
    ['with a small blind above the big one', 'smallBlind', { smallBlind: toChips(201) }],
    ['with an ante that nobody pays', 'ante', { ante: toChips(1) }],
  ])('%s stops the structure', (_, field, change) => {
    const wrong = { code: 'level-invalid', weight: 'stop', level: 1, field };
    expect(checkStructure([level, { ...level, ...change }]).filter(({ weight }) => weight === 'stop')).toEqual([wrong]);
  });

  it('may have lower blinds than the one before, which is said; a break between changes nothing', () => {
    const lower = { ...level, bigBlind: toChips(199) };
    const falls = { code: 'blinds-fall', weight: 'warn' };
    expect(checkStructure([level, lower])).toEqual([{ ...falls, level: 1 }]);
    expect(checkStructure([level, { kind: 'break', duration: minutes(10) }, lower])).toEqual([{ ...falls, level: 2 }]);
    expect(checkStructure([level, level])).toEqual([]);
  });

  it.each<[string, Partial<PlayLevel>, readonly string[]]>([
    ['stud with a bring-in and an ante of everyone', { ...stud, bringIn: toChips(50) }, []],
    ['hold’em with no limit', { game: 'holdem', limit: 'noLimit' }, []],
    ['stud without a bring-in', stud, ['noBringIn']],
    [
      'razz with a bring-in as large as the bet',
      { ...stud, game: 'razz', bringIn: level.bigBlind },
      ['bringInTooLarge'],
    ],
    ['stud where the big blind pays', { ...stud, bringIn: toChips(50), anteForm: 'bigBlind' }, ['noBigBlind']],
    ['stud with no limit', { ...stud, bringIn: toChips(50), limit: 'noLimit' }, ['onlyFixedLimit']],
    ['omaha with a bring-in', { game: 'omaha', bringIn: toChips(50) }, ['nobodyBringsIn']],
  ])('%s is played, and what is odd in it is said', (_, change, odd) => {
    const problems = odd.map((why) => ({ code: 'game-odd', weight: 'warn', level: 0, why }));
    expect(checkStructure([{ ...level, ...change }])).toEqual(problems);
  });

  it('must be one of play; a break is judged by its length alone', () => {
    const pause = { kind: 'break', duration: minutes(10) } as const;
    expect(checkStructure([pause])).toEqual([{ code: 'no-play-level', weight: 'stop' }]);
    expect(checkStructure([level, { ...pause, duration: toMillis(1) }])).toMatchObject([
      { level: 1, field: 'duration' },
    ]);
  });
});

describe('a length of time', () => {
  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('is never %s', (ms) => {
    expect(() => toMillis(ms)).toThrow(RangeError);
  });
  it('can be none', () => expect(toMillis(0)).toBe(0));
});
