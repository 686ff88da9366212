import { later } from '@riffle/aggregate';
import { describe, expect, it } from 'vitest';
import { playTime, whenPlayed } from './play-time.ts';
import { minutes, type Structure } from './structure.ts';
import { Evening, setupFor } from './testing.ts';

const MIN = 60_000;
const [first] = setupFor('pvb').levels;
const play = { ...first, kind: 'play', duration: minutes(20) } as Structure[number];
const levels: Structure = [
  play,
  { kind: 'break', duration: minutes(10) },
  play,
  { kind: 'break', duration: minutes(5), waits: true },
  play,
];

function running(): Evening {
  const evening = new Evening('pvb', { levels });
  evening.start(4);
  return evening;
}

describe('time of play', () => {
  it('leaves out the breaks of the structure, and stands where one waits for somebody', () => {
    const evening = running();
    const played = [10, 10, 10, 5, 15, 60].map((wait) => playTime(evening.state, evening.wait(wait * MIN).now) / MIN);
    expect(played).toEqual([10, 20, 20, 25, 40, 40]);
  });

  it('is kept over pauses, breaks put in, jumps and time given', () => {
    const evening = running().wait(6 * MIN);
    evening.do({ type: 'PauseClock' });
    evening.wait(50 * MIN).do({ type: 'StartClock' });
    evening.wait(4 * MIN).do({ type: 'BreakNow', duration: minutes(7) });
    evening.wait(8 * MIN).do({ type: 'AddTime', ms: 5 * MIN });
    evening.wait(2 * MIN).do({ type: 'JumpToLevel', level: 2 });
    expect(playTime(evening.state, evening.wait(3 * MIN).now)).toBe((6 + 4 + 1 + 2 + 3) * MIN);
  });

  it('tells when so much will have been played, as long as nothing waits', () => {
    const { state, now } = running();
    expect(whenPlayed(state, minutes(20))).toBe(later(now, 20 * MIN));
    expect(whenPlayed(state, minutes(25))).toBe(later(now, 35 * MIN));
    expect(whenPlayed(state, minutes(41))).toBeUndefined();
  });

  it('goes on behind the last level', () => {
    const evening = running();
    evening.do({ type: 'JumpToLevel', level: 4 });
    expect(whenPlayed(evening.state, minutes(90))).toBe(later(evening.now, 90 * MIN));
    expect(playTime(evening.state, evening.wait(90 * MIN).now)).toBe(90 * MIN);
  });
});
