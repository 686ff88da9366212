import { toChips } from '@riffle/cards';
import { commandsToHand, handAfter, type KindName, playedOnBy, rule, situationOf, startingFacts } from '@riffle/floor';
import {
  decide,
  evolve,
  findVariant,
  type Hand,
  type HandCommand,
  handRules,
  initialHand,
  potTotal,
  shuffledDeck,
  writeCard,
} from '@riffle/hand';
import { findRulebook } from '@riffle/rulebooks';
import { toSeatNo } from '@riffle/table';
import { describe, expect, it, test } from 'vitest';

const seats = [1, 2, 3].map(toSeatNo);

/** Three players with 10,000 each, blinds 100 and 200, the third on the button. */
function dealt(id: string): Hand {
  const [book, variant] = [findRulebook(id), findVariant('no-limit-holdem')];
  if (book === undefined || variant === undefined) throw new RangeError(id);
  const blind = (seat: number, kind: 'smallBlind' | 'bigBlind', amount: number) =>
    ({ seat: toSeatNo(seat), kind, amount: toChips(amount) }) as const;
  return does(initialHand, {
    type: 'StartHand',
    setup: {
      ...{ variant, rules: handRules(book), bringIn: toChips(0), chipUnit: toChips(100), field: 'more' },
      players: seats.map((seat) => ({ seat, stack: toChips(10_000) })),
      forced: [blind(1, 'smallBlind', 100), blind(2, 'bigBlind', 200)],
      bets: { small: toChips(200), big: toChips(200) },
      deck: shuffledDeck('full', (below) => below - 1),
      showdown: 'automatic',
    },
  });
}
function does(hand: Hand, ...commands: readonly HandCommand[]): Hand {
  return commands.reduce((now, command) => {
    const verdict = decide(now, command, { random: () => 0 });
    if (!verdict.ok) throw new Error(`${command.type}: ${JSON.stringify(verdict.refusal)}`);
    return verdict.value.reduce(evolve, now);
  }, hand);
}
/** What the ruling on an incident makes of the hand in which it happened. */
function ruledIn(hand: Hand, id: string, kind: KindName, facts: object, seat?: number): Hand {
  const book = findRulebook(id);
  const known = startingFacts(kind, situationOf(hand, seat === undefined ? undefined : toSeatNo(seat)));
  const ruling = book && rule({ kind, facts: { ...known, ...facts } }, book);
  if (book === undefined || !ruling?.ok) throw new Error(JSON.stringify(ruling));
  const after = handAfter(playedOnBy(hand, handRules(book)), commandsToHand(ruling.value, hand));
  if (!after.ok) throw new Error(JSON.stringify(after.refusal));
  return after.value.hand;
}
const stacks = ({ players }: Hand) => Object.fromEntries(players.map(({ seat, stack }) => [seat, stack]));
const [one, two, three] = seats as [(typeof seats)[0], (typeof seats)[0], (typeof seats)[0]];

describe('a ruling on the hand that is played', () => {
  test('[gcb:T39.b] chips of exactly the amount of the call are a call, and are in', () => {
    const facing = does(dealt('gcb'), { type: 'BetTo', seat: three, to: toChips(600) });
    const after = ruledIn(facing, 'gcb', 'silentChips', { inFront: [100], added: [500] }, 1);
    expect(after.players.find(({ seat }) => seat === 1)).toMatchObject({ bet: 600, stack: 9400 });
    expect(after.price).toBe(600);
  });

  test('[oepbl:6.6 undercall no raise] who put in too little for a raise that he had overlooked completes or folds', () => {
    const facing = does(dealt('oepbl'), { type: 'BetTo', seat: three, to: toChips(600) });
    const missed = { raiseMissed: true, inFront: 300, before: 100, bettors: 2 };
    const after = ruledIn(facing, 'oepbl', 'undercall', missed, 1);
    const raise = decide(after, { type: 'BetTo', seat: one, to: toChips(1200) }, { random: () => 0 });
    expect(raise).toMatchObject({ ok: false, refusal: { code: 'betting-not-reopened', toCall: 500 } });
    expect(does(after, { type: 'Call', seat: one }).players.find(({ seat }) => seat === 1)?.bet).toBe(600);
  });

  it('is void after a misdeal: everybody has again what he had', () => {
    let voided = 0;
    for (const book of ['pvb', 'tda55', 'bdpv', 'gcb', 'oepbl']) {
      const after = ruledIn(dealt(book), book, 'wrongButton', { rightSeat: 2, found: 'beforeAction' });
      if (after.phase !== 'ended') continue;
      voided += 1;
      expect(stacks(after)).toEqual({ 1: 10_000, 2: 10_000, 3: 10_000 });
      expect(potTotal(after)).toBe(0);
    }
    expect(voided).toBeGreaterThan(2);
  });

  it('has its board put right by the cards that were named, and the same chips', () => {
    const flop = does(
      dealt('pvb'),
      { type: 'Call', seat: three },
      { type: 'Call', seat: one },
      { type: 'Check', seat: two },
      { type: 'Check', seat: one },
      { type: 'Check', seat: two },
      { type: 'Check', seat: three },
    );
    const shown = writeCard(flop.boards[0]?.[3] ?? 0);
    const next = writeCard(flop.deck[flop.next] ?? 0);
    const after = ruledIn(flop, 'pvb', 'noBurn', { street: 'turn', shown: [shown], nextCards: [next] });
    expect(writeCard(after.boards[0]?.[3] ?? 0)).toBe(next);
    expect(writeCard(after.deck[after.next] ?? 0)).toBe(shown);
    expect([potTotal(after), stacks(after)]).toEqual([potTotal(flop), stacks(flop)]);
  });
});
