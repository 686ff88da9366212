import { minutes, playLevelNo, toMillis, tournament } from '@riffle/tournament';
import { Evening } from '@riffle/tournament/testing';
import { expect, it } from 'vitest';
import { skipped } from './skipped.ts';

/** The day ends with level 2. */
function under(book: string): Evening {
  const evening = new Evening(book, { dayThrough: 2 });
  evening.start(8, 2);
  return evening;
}
const atEnd = ({ state, now }: Evening) => skipped(tournament.view(state, { as: 'staff' }), now);
const toLast = (evening: Evening, left: number) => {
  const levels = evening.state.setup?.levels ?? [];
  const level = levels.findIndex((_, index) => playLevelNo(index, levels) === 2);
  evening.do({ type: 'JumpToLevel', level, remaining: toMillis(left) });
  return evening;
};

it('a day that is ended before its time leaves out what was still to be played, also while the clock stands', () => {
  const evening = under('bdpv');
  const [first, second] = evening.state.setup?.levels ?? [];
  const all = (first?.duration ?? 0) + (second?.duration ?? 0);
  expect(atEnd(evening)).toEqual({ left: all, hands: false });
  evening.wait(minutes(5)).do({ type: 'PauseClock' });
  evening.wait(minutes(30));
  expect(atEnd(evening)).toEqual({ left: all - minutes(5), hands: false });
  expect(atEnd(toLast(evening, 0))).toEqual({ left: 0, hands: false });
});

it('[tda55:9.b] last hands that were not announced are missing whatever the clock says, and take the place of what was left', () => {
  const evening = toLast(under('tda55'), minutes(10));
  expect(atEnd(evening)).toEqual({ left: minutes(10), hands: true });
  expect(atEnd(toLast(under('tda55'), 0))).toEqual({ left: 0, hands: true });
  evening.do({ type: 'AnnounceLastHands' });
  expect(atEnd(evening)).toEqual({ left: 0, hands: false });
});
