import { type Card, DECK, toChips } from '@riffle/cards';
import { stepsOf, streetStarts } from '@riffle/formats/hands';
import {
  findVariant,
  type HandCommand,
  type HandEvent,
  type HandSetup,
  newHand,
  play,
  toDeck,
  usualHandRules,
} from '@riffle/hand';
import { findRulebook, policy, rulebooks } from '@riffle/rulebooks';
import { describe, expect, it } from 'vitest';
import { answersBeside } from './answers.ts';
import { awardsOf, potCount } from './awards.ts';
import { decidingRules } from './deciding-rules.ts';
import { equitiesAt } from './equity-question.ts';
import { packText, unpackText } from './share-link.ts';
import { tableView } from './table-view.ts';

/** Three players all-in for 100, 300 and 300; the board is a royal flush, so all share. */
function played(): readonly HandEvent[] {
  const first: readonly Card[] = ['2c', '3c', '4c', '2d', '3d', '4d', '5c', 'As', 'Ks', 'Qs', '5d', 'Js', '5h', 'Ts'];
  const deck = toDeck([...first, ...DECK.filter((card) => !first.includes(card))], 'full');
  const variant = findVariant('no-limit-holdem');
  if (deck === undefined || variant === undefined) throw new Error('no such game');
  const setup: HandSetup = {
    variant,
    rules: usualHandRules,
    players: [
      { seat: 1, stack: toChips(101) },
      { seat: 2, stack: toChips(300) },
      { seat: 4, stack: toChips(300) },
    ],
    forced: [
      { seat: 1, kind: 'smallBlind', amount: toChips(5) },
      { seat: 2, kind: 'bigBlind', amount: toChips(10) },
    ],
    bringIn: toChips(0),
    bets: { small: toChips(10), big: toChips(10) },
    chipUnit: toChips(1),
    deck,
    showdown: 'automatic',
    field: 'more',
  };
  const commands: readonly HandCommand[] = [
    { type: 'StartHand', setup },
    { type: 'BetTo', seat: 4, to: toChips(300) },
    { type: 'Call', seat: 1 },
    { type: 'Call', seat: 2 },
  ];
  const hand = newHand();
  const events: HandEvent[] = [];
  for (const command of commands) expect(play(hand, command, { random: () => 0 }, events)).toBeUndefined();
  return events;
}

const steps = stepsOf(played());
const names = new Map([
  [1, 'Anna'],
  [2, 'Ben'],
  [4, 'Cem'],
] as const);

describe('a hand as steps', () => {
  it('loses no event and ends where the hand ends', () => {
    expect(steps.flatMap(({ events }) => events)).toEqual(played());
    expect(steps.at(-1)?.hand.phase).toBe('ended');
    expect(streetStarts(steps).map(({ street }) => street)).toEqual([0, 1, 2, 3]);
  });

  it('posts the blinds in one step and deals in one', () => {
    expect(steps[1]?.events.map(({ type }) => type)).toEqual(['ForcedBetPosted', 'ForcedBetPosted']);
    expect(steps[2]?.events.filter(({ type }) => type === 'HoleDealt')).toHaveLength(3);
  });

  it('shows pots, bets and whose turn it is', () => {
    const dealt = tableView(steps[2]?.hand ?? newHand(), names);
    expect(dealt.players.map(({ name, bet, turn, button }) => [name, bet, turn, button])).toEqual([
      ['Anna', 5, false, false],
      ['Ben', 10, false, false],
      ['Cem', 0, true, true],
    ]);
    const flop = steps.find(({ hand }) => hand.boards[0]?.length === 3);
    expect(tableView(flop?.hand ?? newHand(), names).pots).toEqual([
      { amount: 303, eligible: [1, 2, 4] },
      { amount: 398, eligible: [2, 4] },
    ]);
  });

  it('says who won which pot with which hand', () => {
    expect(potCount(steps)).toBe(2);
    const [side, main] = awardsOf(steps);
    expect(side).toMatchObject({ pot: 1, amount: 398 });
    expect(main).toMatchObject({
      pot: 0,
      amount: 303,
      winners: [{ seat: 1, amount: 101, hand: { kind: 'royalFlush' } }, {}, {}],
    });
  });

  it('names the rules that decided, where they first did', () => {
    const policies = decidingRules(steps).map(({ policy }) => policy);
    expect(policies).toContain('pots.sidePots');
    expect(policies).toContain('showdown.allInReveal');
    expect(policies).not.toContain('pots.oddChipHiLo');
  });

  it('asks for equities as long as somebody can still lose', () => {
    expect(equitiesAt(steps[0]?.hand ?? newHand())).toBeUndefined();
    expect(equitiesAt(steps[2]?.hand ?? newHand())?.seats).toEqual([1, 2, 4]);
    expect(equitiesAt(steps.at(-1)?.hand ?? newHand())).toBeUndefined();
  });
});

describe('what other rulebooks say', () => {
  it('stands together where they say the same, without the chosen one', () => {
    const all = answersBeside('pots.oddChipsSeveral', undefined);
    expect(all.flatMap(({ books }) => books)).toHaveLength(rulebooks.length);
    expect(all.length).toBeLessThan(rulebooks.length);
    const book = findRulebook('bdpv');
    const beside = answersBeside('pots.oddChipsSeveral', book && policy(book, 'pots.oddChipsSeveral'));
    expect(beside.flatMap(({ books }) => books.map((one) => one.book.id))).not.toContain('bdpv');
    expect(beside.length).toBe(all.length - 1);
  });
});

describe('a link that holds a hand', () => {
  it('gives back what was put in, and nothing for a broken one', async () => {
    const text = `variant = 'NT'\nplayers = ['Zoë', 'Łukasz']\n${'actions '.repeat(100)}`;
    const packed = await packText(text);
    expect(packed).toMatch(/^[\w-]+$/);
    expect(packed.length).toBeLessThan(text.length / 2);
    expect(await unpackText(packed)).toBe(text);
    expect(await unpackText(`${packed.slice(0, 20)}!!`)).toBeUndefined();
    expect(await unpackText(packed.slice(0, 20))).toBeUndefined();
  });
});
