import type { Verdict } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { findRulebook } from '@riffle/rulebooks';
import { type SeatNo, toSeatNo } from '@riffle/table';
import { type SeenCard, writeCard } from '../card-code.ts';
import type { HandCommand } from '../command.ts';
import { dealerActions } from '../dealer-action.ts';
import { decide } from '../decide.ts';
import { cardsOf, toDeck } from '../deck.ts';
import type { HandEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { forcedBets, type Posting, usualBlindSeats } from '../forced-bets.ts';
import { chips, type Hand, initialHand } from '../hand.ts';
import { type HandRules, usualHandRules } from '../hand-rules.ts';
import { type LegalAction, legalActions } from '../legal-action.ts';
import { potsOf } from '../pots.ts';
import type { HandRefusal } from '../refusal.ts';
import { handRules } from '../rules-of-book.ts';
import type { HandSetup } from '../setup.ts';
import { findVariant } from '../variants.ts';
import { parseActions, type ScriptedAction } from './scripted-action.ts';

/** A hand for a test, told as briefly as a rulebook tells its examples. */
export type Told = {
  readonly book?: string;
  readonly at?: 'tournament' | 'cash';
  readonly game?: string;
  /** Stacks before blinds and antes, by seat. */
  readonly stacks: { readonly [seat: number]: number };
  readonly button: number;
  /** Small and big blind; 100 and 200 unless told. */
  readonly blinds?: readonly [number, number];
  readonly smallBlind?: 'nobody';
  readonly ante?: number;
  readonly anteFrom?: 'everybody' | 'bigBlind';
  readonly straddles?: number;
  /** Chips that a seat puts in without a bet. */
  readonly dead?: { readonly seat: number; readonly amount: number };
  readonly bringIn?: number;
  /** The smallest chip; 1 unless told. */
  readonly unit?: number;
  readonly hands?: { readonly [seat: number]: string };
  /** One, or one for each run. */
  readonly board?: string | readonly string[];
  /** Dealt from a deck in the order of `DECK`, not card by card. */
  readonly deck?: 'inOrder';
  readonly showdown?: HandSetup['showdown'];
  readonly field?: HandSetup['field'];
  readonly rules?: (rules: HandRules) => HandRules;
};

const noRandom = () => 0;
const toldCards = (text: string | undefined): readonly SeenCard[] =>
  text === undefined || text === '' ? [] : (text.split(' ') as readonly SeenCard[]);

/** Plays a hand by a script; deals by itself the cards that were told, and any others for the rest. */
export class AtTheTable {
  hand: Hand = initialHand;
  readonly events: HandEvent[] = [];
  readonly #told: Told;
  readonly #free: SeenCard[];

  constructor(told: Told) {
    this.#told = told;
    const boards = typeof told.board === 'string' ? [told.board] : (told.board ?? []);
    const wanted = new Set([...Object.values(told.hands ?? {}), ...boards].flatMap(toldCards));
    const variant = findVariant(told.game ?? 'no-limit-holdem');
    if (variant === undefined) throw new RangeError(`no game ${String(told.game)}`);
    this.#free = cardsOf(variant.deck).filter((card) => !wanted.has(card));
    this.#must({ type: 'StartHand', setup: setupOf(told) });
  }

  /** Actions one after the other, each of which must be accepted: `'4 call, 5 raise 1200, 6-8 fold'`. */
  play(script: string): this {
    for (const action of parseActions(script)) this.#must(this.#commandFor(action), script);
    return this;
  }

  /** A command that no script has words for, which must be accepted. */
  accept(command: HandCommand): this {
    this.#must(command);
    return this;
  }

  /** The refusal of one action; an error where it is accepted. */
  refusal(script: string): HandRefusal {
    const [action] = parseActions(script);
    if (action === undefined) throw new RangeError('nothing to refuse');
    const verdict = this.#decide(this.#commandFor(action));
    if (verdict.ok) throw new Error(`${script} was accepted`);
    return verdict.refusal;
  }

  /** The refusal of a command that no script has words for. */
  refusalOf(command: HandCommand): HandRefusal | undefined {
    const verdict = this.#decide(command);
    return verdict.ok ? undefined : verdict.refusal;
  }

  /** Everybody pays what is due and nobody more, to the end of the round. */
  callRound(): this {
    const { street } = this.hand;
    while (this.phase === 'betting' && this.hand.street === street && this.toAct !== undefined) {
      this.play(`${String(this.toAct)} ${this.toCall(this.toAct) > 0 ? 'call' : 'check'}`);
    }
    return this;
  }

  /** To the showdown with nothing but checks and calls. */
  checkDown(): this {
    while (this.phase === 'betting') this.callRound();
    return this;
  }

  /** The seats in the order in which they must show, each of which shows. */
  showInOrder(): readonly number[] {
    const order: number[] = [];
    while (this.phase === 'showdown' && this.toAct !== undefined) {
      order.push(this.toAct);
      this.play(`${String(this.toAct)} show`);
    }
    return order;
  }

  /** How many cards lay on the board when each seat's hand was turned up. */
  get shownAt(): { readonly [seat: number]: number } {
    let board = 0;
    const shown: { [seat: number]: number } = {};
    for (const event of this.events) {
      if (event.type === 'BoardDealt' && event.run === 0) board += event.cards.length;
      if (event.type === 'HandShown') shown[event.seat] = board;
    }
    return shown;
  }

  /** Whose turn it is to act, draw or show. */
  get toAct(): number | undefined {
    return this.hand.players[this.hand.actor]?.seat;
  }

  /** What the seat may do, by name. */
  may(seat: number): readonly LegalAction['type'][] {
    return legalActions(this.hand, toSeatNo(seat)).map(({ type }) => type);
  }

  /** From and to which whole bet the seat may bet or raise. */
  range(seat: number): readonly [number, number] | undefined {
    const bet = legalActions(this.hand, toSeatNo(seat)).find((action) => action.type === 'BetTo');
    return bet?.type === 'BetTo' ? [bet.min, bet.max] : undefined;
  }

  /** What the seat must add to stay in. */
  toCall(seat: number): number {
    const call = legalActions(this.hand, toSeatNo(seat)).find((action) => action.type === 'Call');
    return call?.type === 'Call' ? call.amount : 0;
  }

  /** Amount and seats of each pot as it stands, bets of the round included; the main pot first. */
  get pots(): readonly (readonly [number, readonly number[]])[] {
    const { players } = this.hand;
    return potsOf(this.hand).map(({ amount, eligible }) => [
      amount,
      players
        .flatMap(({ seat }, index) => ((eligible & (1 << index)) === 0 ? [] : [seat as number]))
        .sort((a, b) => a - b),
    ]);
  }

  /** What each seat was pushed, seats without anything left out. */
  get won(): { readonly [seat: number]: number } {
    return Object.fromEntries(this.hand.players.filter(({ won }) => won > 0).map(({ seat, won }) => [seat, won]));
  }

  /** How each pot was pushed, in order. */
  get awards(): readonly { readonly pot: number; readonly shares: { readonly [seat: number]: number } }[] {
    return this.events.flatMap((event) =>
      event.type === 'PotAwarded'
        ? [{ pot: event.pot, shares: Object.fromEntries(event.shares.map(({ seat, amount }) => [seat, amount])) }]
        : [],
    );
  }

  get phase(): Hand['phase'] {
    return this.hand.phase;
  }

  stack(seat: number): number {
    return this.#player(seat).stack;
  }

  bet(seat: number): number {
    return this.#player(seat).bet;
  }

  isShown(seat: number): boolean {
    return this.#player(seat).shown;
  }

  isLive(seat: number): boolean {
    return this.#player(seat).state === 'live';
  }

  #player(seat: number): Hand['players'][number] {
    const player = this.hand.players.find((one) => one.seat === seat);
    if (player === undefined) throw new RangeError(`nobody on seat ${String(seat)}`);
    return player;
  }

  #commandFor({ seat, act, amount, cards }: ScriptedAction): HandCommand {
    const player = toSeatNo(seat);
    switch (act) {
      case 'bet':
      case 'raise':
      case 'complete':
        return { type: 'BetTo', seat: player, to: toChips(amount) };
      case 'allin': {
        const all = this.stack(seat) + this.bet(seat);
        const [, most] = this.range(seat) ?? [0, 0];
        return most >= all ? { type: 'BetTo', seat: player, to: toChips(all) } : { type: 'Call', seat: player };
      }
      case 'runs':
        return { type: 'AgreeRuns', runs: amount };
      case 'draw':
        return { type: 'Discard', seat: player, cards };
      case 'show':
        return { type: 'Show', seat: player, ...(cards.length > 0 && { cards }) };
      case 'fold':
      case 'check':
      case 'call':
      case 'muck':
      case 'bringin':
      case 'kill':
      case 'passive':
        return { type: plainCommands[act], seat: player };
    }
  }

  #decide(command: HandCommand): Verdict<readonly HandEvent[], HandRefusal> {
    return decide(this.hand, command, { random: noRandom });
  }

  #must(command: HandCommand, script = ''): void {
    const verdict = this.#decide(command);
    if (!verdict.ok) throw new Error(`${script}: ${command.type} refused: ${JSON.stringify(verdict.refusal)}`);
    for (const event of verdict.value) this.hand = evolve(this.hand, event);
    this.events.push(...verdict.value);
    const deal = this.#nextDeal();
    if (deal !== undefined) this.#must(deal);
  }

  #nextDeal(): HandCommand | undefined {
    const { hands = {}, board = [] } = this.#told;
    const boards = typeof board === 'string' ? [board] : board;
    for (const action of dealerActions(this.hand)) {
      if (action.type === 'DealHole') {
        const has = this.#player(action.seat).hole.length;
        return {
          type: 'DealHole',
          seat: action.seat,
          cards: this.#cards(toldCards(hands[action.seat]), has, action.upTo),
        };
      }
      if (action.type === 'DealBoard' && !dealerActions(this.hand).some(({ type }) => type === 'DealHole')) {
        const has = this.hand.boards[action.run]?.length ?? 0;
        return {
          type: 'DealBoard',
          run: action.run,
          cards: this.#cards(toldCards(boards[action.run]), has, action.upTo),
        };
      }
    }
    return undefined;
  }

  #cards(told: readonly SeenCard[], from: number, count: number): readonly SeenCard[] {
    const cards = told.slice(from, from + count);
    return [...cards, ...this.#free.splice(0, count - cards.length)];
  }

  get board(): readonly SeenCard[] {
    return (this.hand.boards[0] ?? []).map(writeCard);
  }
}

const plainCommands = {
  fold: 'Fold',
  check: 'Check',
  call: 'Call',
  muck: 'Muck',
  bringin: 'PostBringIn',
  kill: 'KillHand',
  passive: 'MakePassive',
} as const;

export const atTheTable = (told: Told): AtTheTable => new AtTheTable(told);

/** Why this table could not even be set up. */
export function setupRefusal(told: Told): HandRefusal | undefined {
  const verdict = decide(initialHand, { type: 'StartHand', setup: setupOf(told) }, { random: noRandom });
  return verdict.ok ? undefined : verdict.refusal;
}

function rulesFor({ book, at, rules = (same) => same }: Told): HandRules {
  if (book === undefined) return rules(usualHandRules);
  const found = findRulebook(book);
  if (found === undefined) throw new RangeError(`no rulebook ${book}`);
  return rules(handRules(found, undefined, at));
}

export function setupOf(told: Told): HandSetup {
  const { blinds: [small, big] = [100, 200], button, stacks, unit = 1 } = told;
  const variant = findVariant(told.game ?? 'no-limit-holdem');
  if (variant === undefined) throw new RangeError(`no game ${String(told.game)}`);
  const seats = clockwise(stacks, button);
  const bet = Math.max(big, unit);
  const stud = variant.family === 'stud';
  const posting: Posting = {
    seats,
    ...usualBlindSeats(seats),
    ...(told.smallBlind === 'nobody' && { smallBlindSeat: 'nobody', bigBlindSeat: seats[0] as SeatNo }),
    smallBlind: chips(stud ? 0 : small),
    bigBlind: chips(stud ? 0 : big),
    ante: { from: told.ante === undefined ? 'nobody' : (told.anteFrom ?? 'everybody'), amount: chips(told.ante ?? 0) },
    first: told.anteFrom === 'bigBlind' ? 'blinds' : 'ante',
    straddles: told.straddles ?? 0,
    posts:
      told.dead === undefined
        ? []
        : [{ seat: toSeatNo(told.dead.seat), live: chips(0), dead: chips(told.dead.amount) }],
  };
  return {
    variant,
    rules: rulesFor(told),
    players: seats.map((seat) => ({ seat, stack: toChips(stacks[seat] as number) })),
    forced: forcedBets(posting),
    bringIn: toChips(told.bringIn ?? 0),
    bets: { small: toChips(bet), big: toChips(variant.structure === 'noLimit' ? bet : bet * 2) },
    chipUnit: toChips(unit),
    deck: (told.deck === 'inOrder' && toDeck(cardsOf(variant.deck), variant.deck)) || 'dealtByCommand',
    showdown: told.showdown ?? 'asked',
    field: told.field ?? 'more',
  };
}

/** The seats that are taken, clockwise, the first left of the button first. */
export function clockwise(stacks: Told['stacks'], button: number): readonly SeatNo[] {
  const seats = Object.keys(stacks)
    .map(Number)
    .sort((a, b) => a - b);
  return [...seats.filter((seat) => seat > button), ...seats.filter((seat) => seat <= button)].map(toSeatNo);
}

/** The same stack on so many seats from 1 on. */
export const everybody = (players: number, stack: number): Told['stacks'] =>
  Object.fromEntries(Array.from({ length: players }, (_, nth) => [nth + 1, stack]));
