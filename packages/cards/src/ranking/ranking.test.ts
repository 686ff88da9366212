import { describe, expect, it } from 'vitest';
import type { Card } from '../card.ts';
import { toCodes } from '../card-code.ts';
import { RANKINGS, type Ranking, rankBy } from './ranking.ts';

const cards = (text: string) => toCodes(text.split(' ') as Card[]);

describe('how hands are compared', () => {
  it('has a name for each way', () => {
    expect([...RANKINGS].sort()).toEqual(Object.keys(rankBy).sort());
  });

  // no game has a board with one of these; a card for all in stud, and house games, do
  it.each<Ranking>(['high', 'eightOrBetter', 'aceToFive', 'deuceToSeven'])(
    '%s: own cards and those of the board are one hand, wherever they lie',
    (name) => {
      const [own, board] = [cards('2c 3d 8h'), cards('4s 6c 7d Kh')];
      const together = rankBy[name]([...own, ...board], []);
      expect(together).toBeGreaterThan(0);
      expect(rankBy[name](own, board)).toBe(together);
      expect(rankBy[name]([], [...own, ...board])).toBe(together);
    },
  );

  it('badugi too', () => {
    expect(rankBy.badugi(cards('2c 3d'), cards('4h 5s'))).toBe(rankBy.badugi(cards('2c 3d 4h 5s'), []));
  });
});
