import type { Verdict } from '@riffle/aggregate';
import { toChips } from '@riffle/cards';
import { toSeatNo } from '@riffle/table';
import { type SeenCard, writeCard } from '../card-code.ts';
import type { HandCommand } from '../command.ts';
import { dealerActions } from '../dealer-action.ts';
import { decide } from '../decide.ts';
import { cardsOf } from '../deck.ts';
import type { HandEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { type Hand, initialHand } from '../hand.ts';
import { type LegalAction, legalActions } from '../legal-action.ts';
import { potsOf } from '../pots.ts';
import type { HandRefusal } from '../refusal.ts';
import { parseActions, type ScriptedAction } from './scripted-action.ts';
import { gameOf, setupOf, type Told } from './told.ts';

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
    this.#free = cardsOf(gameOf(told).deck).filter((card) => !wanted.has(card));
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
