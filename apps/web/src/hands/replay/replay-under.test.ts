import { equities } from '@riffle/cards';
import { findRulebook, rulebooks } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { awardsOf } from './awards.ts';
import { equitiesAt } from './equity-question.ts';
import { EXAMPLE } from './example.ts';
import { openHands, textOfHand } from './recorded-hands.ts';
import { replayUnder } from './replay-under.ts';

/** Anna raises again although Ben's all-in was no full raise. */
const REOPENED = `variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [5000, 450, 5000]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', 'p3 f', 'p1 cbr 300', 'p2 cbr 450', 'p1 cc',
  'd db 2c7d9h', 'd db 3s', 'd db 4d', 'p1 sm AsAh', 'p2 sm KsKh']
players = ['Anna', 'Ben', 'Cem']
`;
const THREE_WAY = REOPENED.replace(
  "'p3 f', 'p1 cbr 300', 'p2 cbr 450', 'p1 cc',",
  "'p3 cbr 300', 'p1 cc', 'p2 cbr 450', 'p3 cbr 2000', 'p1 f',",
).replace('p1 sm AsAh', 'p3 sm QsQh');

const only = (text: string) => {
  const [hand] = openHands(text).hands;
  if (hand === undefined) throw new Error('no hand');
  return hand;
};

describe('a record under a rulebook', () => {
  it('plays the example to its end under every rulebook, with the same winners', () => {
    const { record } = only(EXAMPLE);
    for (const book of [undefined, ...rulebooks]) {
      const { steps, fault, refused, repairs } = replayUnder(record, book);
      expect([book?.id, fault, refused, repairs]).toEqual([book?.id, undefined, undefined, []]);
      expect(steps.at(-1)?.hand.phase).toBe('ended');
      expect(new Set(awardsOf(steps).flatMap(({ winners }) => winners.map(({ seat }) => seat)))).toEqual(new Set([5]));
    }
  });

  it('[pvb:42(6)] says what the rulebook would not have allowed, and shows the hand all the same', () => {
    const { record } = only(THREE_WAY);
    const pvb = replayUnder(record, findRulebook('pvb'));
    expect(pvb.refused).toMatchObject({ code: 'action-refused', refusal: { code: 'betting-not-reopened' } });
    expect(pvb.fault).toBeUndefined();
    expect(pvb.steps.at(-1)?.hand.phase).toBe('ended');
    expect(replayUnder(record, findRulebook('bdpv')).refused).toBeUndefined();
    expect(replayUnder(only(REOPENED).record, findRulebook('pvb')).refused).toBeUndefined();
  });

  it('says what the file says otherwise, of the hand as it was recorded', () => {
    const { record } = only(`${EXAMPLE}\nfinishing_stacks = [1, 1, 1, 1, 1, 1]\n`);
    expect(replayUnder(record, undefined).contradictions).toHaveLength(6);
    expect(replayUnder(record, findRulebook('pvb')).contradictions).toEqual([]);
  });
});

describe('a file of hands', () => {
  it('keeps good hands beside broken ones, each with its number', () => {
    const file = `[1]\n${EXAMPLE}\n[2]\n${REOPENED.replace('p1 cc', 'p1 hops')}\n[3]\n${REOPENED}`;
    const { hands, broken } = openHands(file);
    expect(hands.map(({ hand }) => hand)).toEqual([1, 3]);
    expect(broken).toMatchObject([{ hand: 2, fault: { code: 'action-unreadable' } }]);
  });

  it('gives out one hand of many as a text that plays to the same stacks', () => {
    const file = openHands(`[1]\n${EXAMPLE}\n[2]\n${REOPENED}`);
    for (const hand of file.hands) {
      const text = textOfHand(hand, file) ?? '';
      const stacks = (of: typeof hand) =>
        replayUnder(of.record, undefined)
          .steps.at(-1)
          ?.hand.players.map(({ stack }) => stack);
      expect(stacks(only(text))).toEqual(stacks(hand));
    }
  });

  it('knows an empty file', () => {
    expect(openHands(' ').broken).toMatchObject([{ fault: { code: 'no-hand' } }]);
  });
});

describe('equities along a record', () => {
  /** Eight stay to the end of stud: the deck does not reach, and the last card is shared. */
  const eight = Array.from({ length: 8 }, (_, nth) => `p${String(nth + 1)}`);
  const CARDS = ['c', 'd', 'h', 's'].flatMap((suit) =>
    ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'].map((rank) => `${rank}${suit}`),
  );
  const street = (from: number, each: number) =>
    eight.map((who, nth) => `'d dh ${who} ${CARDS.slice(from + nth * each, from + nth * each + each).join('')}'`);
  const STUD = `variant = 'F7S'
ante_trimming_status = true
antes = [10, 10, 10, 10, 10, 10, 10, 10]
bring_in = 10
small_bet = 20
big_bet = 40
starting_stacks = [20, 20, 20, 20, 20, 20, 20, 20]
actions = [${[...street(0, 3), "'p5 pb'", ...[...eight.slice(5), ...eight.slice(0, 4)].map((who) => `'${who} cc'`), ...street(24, 1), ...street(32, 1), ...street(40, 1), "'d db Ks'"].join(', ')}]
`;

  it('count a shared card in stud for everybody', () => {
    const { steps } = replayUnder(only(STUD).record, undefined);
    const shared = steps.filter(({ hand }) => (hand.boards[0]?.length ?? 0) > 0);
    expect(shared.length).toBeGreaterThan(0);
    for (const { hand } of steps) {
      const asked = equitiesAt(hand);
      if (asked === undefined) continue;
      const answer = equities(asked.question, { random: (n) => n - 1, samples: 2, counting: 0 });
      // before the last card nobody knows yet that it will be shared: eight whole hands are more than a deck
      const known = shared.some((step) => step.hand === hand);
      expect(answer.ok ? 'ok' : answer.refusal.code).toBe(known ? 'ok' : 'deck-too-small');
    }
  });
});
