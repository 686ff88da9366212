import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Card, DECK } from '../card.ts';
import { toCodes } from '../card-code.ts';
import { equities } from './equities.ts';
import { type EquityGame, type EquityQuestion, HOLDEM, stubOf } from './equity-question.ts';
import { eachHoldemRunOut, isHoldem } from './holdem-run-outs.ts';
import { countRunOuts, type Deal, eachRunOut } from './run-outs.ts';

const cards = (text: string): readonly Card[] => (text === '' ? [] : (text.split(' ') as Card[]));
const question = (hands: readonly string[], rest: Partial<EquityQuestion> = {}): EquityQuestion => ({
  game: HOLDEM,
  hands: hands.map(cards),
  boards: [[]],
  dead: [],
  ...rest,
});
/** Numbers that look random and are the same in each run. */
const seeded = (seed: number) => {
  let state = seed;
  return (n: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};
const never = (): number => {
  throw new Error('nothing to draw');
};
const counted = (asked: EquityQuestion) => {
  const answer = equities(asked, { random: never, samples: 0 });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};
const shares = (asked: EquityQuestion) => counted(asked).hands.map(({ share }) => share);

const OMAHA: EquityGame = { high: 'omahaHigh', low: 'none', own: 4, board: 5, deck: 'full' };
const OMAHA_HI_LO: EquityGame = { ...OMAHA, low: 'omahaEightOrBetter' };
const STUD: EquityGame = { high: 'high', low: 'none', own: 7, board: 0, deck: 'full' };
const SHORT: EquityGame = { ...HOLDEM, high: 'flushOverFullHouse', deck: 'short' };

describe('a match-up before the flop is counted to the last of its run-outs', () => {
  it.each([
    { other: 'Kd Kc', won: 1_388_072, split: 6_538 },
    { other: 'Ks Kh', won: 1_410_336, split: 9_308 },
  ])('As Ah against $other wins $won of 1,712,304', ({ other, won, split }) => {
    const { by, runOuts, hands } = counted(question(['As Ah', other]));
    expect([by, runOuts]).toEqual(['counting', 1_712_304]);
    const [aces, kings] = hands.map(({ wins, splits }) => [Math.round(wins * runOuts), Math.round(splits * runOuts)]);
    expect(aces).toEqual([won, split]);
    expect(kings).toEqual([1_712_304 - won - split, split]);
  });

  it('the same in every order of the hands, and the pot is given away whole', () => {
    const hands = ['As Kd', 'Qh Qc', '7s 7d'];
    const one = shares(question(hands));
    expect(shares(question([...hands].reverse()))).toEqual([...one].reverse());
    expect(one.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
  });
});

describe('the fast walk and the plain one agree', () => {
  it.each([2, 3, 4])('for %i hands', (players) => {
    const dealt = fc.uniqueArray(fc.constantFrom(...DECK), { minLength: players * 2 + 5, maxLength: players * 2 + 5 });
    fc.assert(
      fc.property(dealt, fc.integer({ min: 2, max: 4 }), (all, known) => {
        const board = all.slice(0, known);
        const hands = Array.from({ length: players }, (_, nth) => all.slice(5 + 2 * nth, 7 + 2 * nth));
        const stub = stubOf(HOLDEM, [...hands.flat(), ...board]);
        const deal: Deal = { game: HOLDEM, hands: hands.map(toCodes), board: toCodes(board), stub };
        expect(isHoldem(deal)).toBe(true);
        const [fast, plain] = [eachHoldemRunOut(deal), eachRunOut(deal)];
        expect(fast.runOuts).toBe(countRunOuts(deal));
        expect(fast.wins).toEqual(plain.wins);
        expect(fast.splits).toEqual(plain.splits);
        expect([...fast.shares]).toEqual([...plain.shares]);
        fast.squares.forEach((square, player) => {
          expect(square).toBeCloseTo(plain.squares[player] ?? -1, 6);
        });
      }),
      { numRuns: 12 },
    );
  });
});

describe('every game', () => {
  it('Omaha: two of four, on the turn', () => {
    // two spades in hand and two on the board: of the nine others, two pair the board and fill the queens
    const river = shares(question(['As Ks 2d 3d', 'Qh Qd 4c 5c'], { game: OMAHA, boards: [cards('Qs 9s 8h 2c')] }));
    expect(river.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
    expect((river[0] ?? 0) * 40).toBeCloseTo(9 - 2, 9);
  });

  it('hi-lo: the low takes half only where there is a low', () => {
    const [high, low] = shares(
      question(['Kh Kd Ks Qh', 'Ac 2c 5d 5h'], { game: OMAHA_HI_LO, boards: [cards('Kc 8s 7d 3h Js')] }),
    );
    expect([high, low]).toEqual([0.5, 0.5]);
    const noLow = shares(
      question(['Kh Kd Ks Qh', 'Ac 2c 5d 5h'], { game: OMAHA_HI_LO, boards: [cards('Kc 8s Qd 3h Js')] }),
    );
    expect(noLow).toEqual([1, 0]);
  });

  it('hi-lo: who shares the low is quartered', () => {
    const boards = [cards('8s 7d 3h Jc Qs')];
    expect(shares(question(['Ac 2c Qh Qd', 'Ad 2d Tc 9c'], { game: OMAHA_HI_LO, boards }))).toEqual([0.25, 0.75]);
  });

  it('stud and razz: the last card of each is its own', () => {
    const hands = ['As Ah Kd Kc 7s 2h', 'Qs Qh Qd 9c 8s 3h'];
    const { runOuts, hands: high } = counted(question(hands, { game: STUD, boards: [[]] }));
    expect(runOuts).toBe(40 * 39);
    const low = shares(question(hands, { game: { ...STUD, high: 'aceToFive' } }));
    expect((high[0]?.share ?? 0) + (high[1]?.share ?? 0)).toBeCloseTo(1, 12);
    expect(low[0]).toBeGreaterThan(high[0]?.share ?? 1);
  });

  it('badugi and deuce to seven: stand pat against a draw of one', () => {
    const badugi: EquityGame = { high: 'badugi', low: 'none', own: 4, board: 0, deck: 'full' };
    // the draw needs a spade below the king that pairs nothing: 4, 5 and on to the queen, nine of forty-five
    const [pat, draw] = shares(question(['Kc Jd Th 9s', '2c 3d Ah'], { game: badugi }));
    expect([pat, draw].map((share) => Math.round((share ?? 0) * 45))).toEqual([45 - 9, 9]);
    const lowball: EquityGame = { high: 'deuceToSeven', low: 'none', own: 5, board: 0, deck: 'full' };
    // three each of five, six, eight, nine and ten are under the ten-nine, of forty-three cards
    const [, one] = shares(question(['Th 9s 8c 6d 5h', '2c 3d 4h 7s'], { game: lowball }));
    expect((one ?? 0) * 43).toBeCloseTo(15, 9);
  });

  it('short deck: only its own cards come', () => {
    expect(counted(question(['As Ah', 'Kd Kc'], { game: SHORT })).runOuts).toBe(201_376);
    expect(equities(question(['5s Ah', 'Kd Kc'], { game: SHORT }), { random: never, samples: 0 })).toEqual({
      ok: false,
      refusal: { code: 'not-in-deck', card: '5s' },
    });
  });
});

describe('boards and dead cards', () => {
  it('a dead card does not come', () => {
    const boards = [cards('Qs 9s 8h 2c')];
    const open = counted(question(['As Ks', 'Qh Qd'], { boards }));
    const dead = counted(question(['As Ks', 'Qh Qd'], { boards, dead: cards('3s 4s') }));
    expect([open.runOuts, dead.runOuts]).toEqual([44, 42]);
    expect((dead.hands[0]?.share ?? 0) * 42).toBeCloseTo((open.hands[0]?.share ?? 0) * 44 - 2, 9);
  });

  it('with two boards the pot is shared between them', () => {
    const [first, second] = [cards('Qs 9s 8h 2c Ac'), cards('Kh Kc 4d 5d 6s')];
    const hands = ['As Ks', 'Qh Qd'];
    expect(shares(question(hands, { boards: [first] }))).toEqual([0, 1]);
    expect(shares(question(hands, { boards: [first, second] }))).toEqual([0.5, 0.5]);
  });

  it('running it twice from one flop changes nothing in the mean', () => {
    const flop = cards('Qs 9s 8h');
    const hands = ['As Ks', 'Qh Qd'];
    expect(shares(question(hands, { boards: [flop, flop] }))).toEqual(shares(question(hands, { boards: [flop] })));
  });
});

describe('where counting would take too long', () => {
  it('is sampled, and the error covers the truth', () => {
    const asked = question(['As Ah', 'Kd Kc']);
    const exact = shares(asked);
    const answer = equities(asked, { random: seeded(7), samples: 20_000, counting: 0 });
    if (!answer.ok) throw new Error(answer.refusal.code);
    expect(answer.value.by).toBe('sampling');
    expect(answer.value.runOuts).toBe(20_000);
    answer.value.hands.forEach(({ share, error }, nth) => {
      expect(error).toBeGreaterThan(0.001);
      expect(error).toBeLessThan(0.004);
      expect(Math.abs(share - (exact[nth] ?? 0))).toBeLessThan(4 * error);
    });
  });

  it.each<[EquityGame['high'], EquityGame['low'], number]>([
    ['high', 'none', 60],
    ['flushOverFullHouse', 'none', 60],
    ['fullHouseOverFlush', 'none', 60],
    ['omahaHigh', 'none', 130],
    ['omahaHigh', 'omahaEightOrBetter', 190],
    ['high', 'eightOrBetter', 140],
    ['aceToFive', 'none', 150],
    ['deuceToSeven', 'none', 60],
    ['badugi', 'none', 300],
  ])('is told by what ranking %s and %s costs: %i nanoseconds a hand', (high, low, each) => {
    const omaha = high === 'omahaHigh';
    const game: EquityGame = omaha ? { ...OMAHA, low } : { high, low, own: 5, board: 0, deck: 'full' };
    const hands = omaha ? ['As Ks 2d 3d', 'Qh Qd 4c 5c'] : ['As Ks 2d 3d', 'Qh Qd 4c 5c 7s'];
    const boards = omaha ? [cards('Qs 9s 8h 2c')] : [[]];
    const asked = question(hands, { game, boards });
    const { runOuts } = counted(asked);
    const by = (counting: number) => {
      const answer = equities(asked, { random: seeded(1), samples: 1, counting });
      return answer.ok ? answer.value.by : answer.refusal.code;
    };
    expect([by(runOuts * 2 * each), by(runOuts * 2 * each - 1)]).toEqual(['counting', 'sampling']);
  });

  it('is told by less where two hands of hold’em are known: 8 nanoseconds a hand', () => {
    const by = (counting: number) => {
      const asked = question(['As Ks', 'Qh Qd'], { boards: [cards('Qs 9s 8h 2c')] });
      const answer = equities(asked, { random: seeded(1), samples: 1, counting });
      return answer.ok ? answer.value.by : answer.refusal.code;
    };
    expect([by(44 * 2 * 8), by(44 * 2 * 8 - 1)]).toEqual(['counting', 'sampling']);
  });

  it('with two boards the error is smaller by a root of two: each is sampled for itself', () => {
    const error = (boards: number): number => {
      const asked = question(['As Ks', 'Qh Qd'], { boards: Array.from({ length: boards }, () => cards('Qs 9s 8h')) });
      const answer = equities(asked, { random: seeded(3), samples: 2000, counting: 0 });
      return answer.ok ? (answer.value.hands[0]?.error ?? 0) : 0;
    };
    expect(error(1)).toBeGreaterThan(0);
    expect(error(1) / error(2)).toBeCloseTo(Math.SQRT2, 1);
  });

  it('an unseen hand is any hand, and the same source gives the same answer', () => {
    const asked = question(['As Ah', '']);
    const twice = [1, 1].map((seed) => equities(asked, { random: seeded(seed), samples: 20_000 }));
    expect(twice[0]).toEqual(twice[1]);
    const [answer] = twice;
    if (answer?.ok !== true) throw new Error('refused');
    expect(answer.value.by).toBe('sampling');
    // aces take 85.2 of a hundred pots from one unknown hand
    expect(Math.abs((answer.value.hands[0]?.share ?? 0) - 0.852)).toBeLessThan(0.01);
  });
});

describe('what cannot be asked', () => {
  it.each([
    { asked: question(['As Ah']), code: 'too-few-hands' },
    { asked: question(['As Ah', 'Kd Kc'], { boards: [] }), code: 'no-board' },
    { asked: question(['As Ah', 'Kd As']), code: 'card-twice' },
    { asked: question(['As Ah', 'Kd Kc'], { dead: cards('Kd') }), code: 'card-twice' },
    { asked: question(['As Ah', 'Kd Kc'], { boards: [cards('2s 3s 4s'), cards('2s 5d 3s')] }), code: 'card-twice' },
    { asked: question(['As Ah 2c', 'Kd Kc']), code: 'too-many-own' },
    { asked: question(['As Ah', 'Kd Kc'], { boards: [cards('2s 3s 4s 5s 6s 7s')] }), code: 'too-many-on-board' },
    { asked: question(['', '', '', '', '', '', '', ''], { game: STUD }), code: 'deck-too-small' },
  ])('is refused: $code', ({ asked, code }) => {
    expect(equities(asked, { random: never, samples: 0 })).toMatchObject({ ok: false, refusal: { code } });
  });

  it('names the first hand, the first board, and how many cards there are too few', () => {
    const refusal = (asked: EquityQuestion) => {
      const answer = equities(asked, { random: () => 0, samples: 1, counting: 0 });
      return answer.ok ? 'answered' : answer.refusal;
    };
    expect(refusal(question(['As', 'Ah 2c 3c', 'Kd Kc 4d']))).toEqual({ code: 'too-many-own', hand: 1, most: 2 });
    const six = cards('2s 3s 4s 5s 6s 7s');
    expect(refusal(question(['As', 'Ah'], { boards: [[], six, six] }))).toEqual({
      code: 'too-many-on-board',
      board: 1,
      most: 5,
    });
    const unseen = (count: number) => question(Array.from({ length: count }, () => ''));
    expect(refusal(unseen(23))).toBe('answered');
    expect(refusal(unseen(24))).toEqual({ code: 'deck-too-small', needed: 53, left: 52 });
    expect(refusal({ ...unseen(23), dead: cards('As Ks') })).toEqual({ code: 'deck-too-small', needed: 51, left: 50 });
    expect(refusal({ ...unseen(16), game: SHORT })).toEqual({ code: 'deck-too-small', needed: 37, left: 36 });
  });
});
