import { type Card, type EquityGame, equities, HOLDEM } from '@riffle/cards';
import { PEERS } from './hands/peers.ts';
import { figure } from './hands/throughput.ts';

const TIMES = 15;
const OMAHA: EquityGame = { high: 'omahaHigh', low: 'none', own: 4, board: 5, deck: 'full' };
const cards = (text: string): readonly Card[] => text.split(' ') as Card[];

/** What it takes to say what hands are worth: the best of several goes, in milliseconds. */
export const equityTimes = () => ({
  matchUp: [
    { name: 'Riffle', ms: best(TIMES, () => count(HOLDEM, ['As Kd', 'Qh Qc'])) },
    ...PEERS.flatMap(({ name, version, matchUp }) =>
      matchUp === undefined
        ? []
        : [{ name: `${name} ${version}`, ms: best(5, () => matchUp(cards('As Kd'), cards('Qh Qc'))) }],
    ),
  ],
  ours: [
    { name: 'three hands before the flop', ms: best(TIMES, () => count(HOLDEM, ['As Kd', 'Qh Qc', '7s 6s'])) },
    {
      name: 'six hands before the flop',
      ms: best(TIMES, () => count(HOLDEM, ['As Kd', 'Qh Qc', '7s 6s', 'Ah Jh', '5c 5d', 'Td 9d'])),
    },
    { name: 'two Omaha hands before the flop', ms: best(5, () => count(OMAHA, ['As Ad Kh Qh', '9s 8s 7d 6d'])) },
    {
      name: 'two Omaha hands before the flop, hi-lo',
      ms: best(5, () => count({ ...OMAHA, low: 'omahaEightOrBetter' }, ['As Ad 2h 3h', '9s 8s 7d 6d'])),
    },
  ],
});

function count(game: EquityGame, hands: readonly string[]): void {
  const question = { game, hands: hands.map(cards), boards: [[]], dead: [] };
  const answer = equities(question, { random: () => 0, samples: 0 });
  if (!answer.ok || answer.value.by !== 'counting') throw new Error('not counted');
}

function best(times: number, work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < times; nth += 1) {
    const from = performance.now();
    work();
    least = Math.min(least, performance.now() - from);
  }
  return figure(least);
}
