import { rankOmaha, sevenCards } from '@riffle/cards';
import { loads } from './hands/load.ts';
import { PEERS, type Peer } from './hands/peers.ts';
import { type Contender, throughput } from './hands/throughput.ts';

const OURS = 'Riffle';
const HANDS = 200_000;
/** Slow peers do a part of the hands at a time and go on from there, or a round would take a minute. */
const AT_A_TIME = 500;

/** Ranking hands, side by side in one run. */
export const evaluators = () => ({
  random: throughput([randomSevens(), ...PEERS.map((peer) => peerOn(peer, peer.rank, dealt(HANDS, 7)))]),
  inOrder: throughput([inOrder(), ...PEERS.map((peer) => peerOn(peer, peer.rank, firstInOrder(HANDS)))]),
  omaha: throughput([
    omaha(),
    ...PEERS.flatMap((peer) => (peer.omaha === undefined ? [] : [peerOn(peer, peer.omaha, dealt(HANDS / 4, 9))])),
  ]),
  load: loads([OURS, ...PEERS.map(({ name }) => name)]),
});

function peerOn(peer: Peer, how: Peer['rank'], hands: readonly (readonly number[])[]): Contender {
  const rank = how(hands);
  let next = 0;
  return {
    name: `${peer.name} ${peer.version}`,
    count: AT_A_TIME,
    run: () => {
      const from = next % hands.length;
      let sum = 0;
      for (let nth = from; nth < from + AT_A_TIME; nth += 1) sum = (sum + rank(nth)) | 0;
      next = from + AT_A_TIME;
      return sum;
    },
  };
}

function randomSevens(): Contender {
  const { rank } = sevenCards();
  const cards = Uint8Array.from(dealt(HANDS, 7).flat());
  const run = (): number => {
    let sum = 0;
    for (let nth = 0; nth < cards.length; nth += 7) {
      const value = rank(
        cards[nth] as number,
        cards[nth + 1] as number,
        cards[nth + 2] as number,
        cards[nth + 3] as number,
        cards[nth + 4] as number,
        cards[nth + 5] as number,
        cards[nth + 6] as number,
      );
      sum = (sum + value) | 0;
    }
    return sum;
  };
  return { name: OURS, count: HANDS, run };
}

/** All 133,784,560, counted by class. */
const inOrder = (): Contender => ({
  name: OURS,
  count: 133_784_560,
  run: () => sevenCards().countAll()[7462] ?? 0,
});

function omaha(): Contender {
  const hands = dealt(HANDS / 4, 9).map((cards) => ({ hole: cards.slice(0, 4), board: cards.slice(4) }));
  const run = (): number => {
    let sum = 0;
    for (const { hole, board } of hands) sum = (sum + rankOmaha(hole, board)) | 0;
    return sum;
  };
  return { name: OURS, count: hands.length, run };
}

/** The same hands in every run. */
function dealt(count: number, size: number): readonly (readonly number[])[] {
  let state = 1;
  const random = (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  const deck = Array.from({ length: 52 }, (_, card) => card);
  return Array.from({ length: count }, () => {
    for (let place = 0; place < size; place += 1) {
      const pick = place + random(52 - place);
      [deck[place], deck[pick]] = [deck[pick] as number, deck[place] as number];
    }
    return deck.slice(0, size);
  });
}

function firstInOrder(count: number): readonly (readonly number[])[] {
  const hands: number[][] = [];
  const add = (cards: readonly number[], from: number): void => {
    if (cards.length === 7) hands.push([...cards]);
    else for (let card = from; card < 52 && hands.length < count; card += 1) add([...cards, card], card + 1);
  };
  add([], 0);
  return hands;
}
