import type { Random } from '@riffle/aggregate';
import { type Cents, toCents } from '@riffle/money';
import { waysBack } from '../dealing.ts';
import type { GameId, GuestId, TableId } from '../ids.ts';
import { toGuestId } from '../ids.ts';
import type { Call, Seated } from '../room.ts';
import { type OpenTable, openTables, placeOf } from '../seats.ts';
import { waitingFor } from '../waiting-list.ts';
import type { WatchedEvening } from './watched-evening.ts';

const MINUTE = 60_000;
const BOX = 'A';
/** Of a pot that is worth it: one chip in twenty, and no more than this many big blinds. */
const RAKE = { part: 20, most: 1 };

type Mind = {
  readonly id: GuestId;
  readonly game: GameId;
  /** Minutes of the evening. */
  readonly comes: number;
  readonly patience: number;
  leaves: number;
  chips: number;
  /** When he is back from a break, or at the floor after a call. */
  moves?: number;
  isIn: boolean;
};

/** Who comes, waits, plays, takes a break and goes, minute by minute; whose chips are whose is known here alone. */
export class Guests {
  readonly #room: WatchedEvening;
  readonly #random: Random;
  readonly #minds: Mind[];
  readonly #raked = new Map<TableId, number>();
  /** Lost by somebody and neither won nor taken yet. */
  get #unraked(): number {
    return [...this.#raked.values()].reduce((sum, one) => sum + one, 0);
  }

  constructor(room: WatchedEvening, games: readonly GameId[], guests: number, minutes: number, random: Random) {
    this.#room = room;
    this.#random = random;
    this.#minds = Array.from({ length: guests }, (_, no): Mind => {
      const comes = random(Math.max(1, Math.floor(minutes * 0.7)));
      return {
        id: toGuestId(`g${String(no + 1)}`),
        game: games[random(games.length)] as GameId,
        ...{ comes, patience: 30 + random(120), leaves: comes + 45 + random(240), chips: 0, isIn: false },
      };
    });
  }

  minute(at: number): void {
    for (const mind of this.#minds) if (!mind.isIn && mind.comes === at) this.#comes(mind);
    for (const call of [...this.#room.state.calls]) this.#answers(call, at);
    for (const mind of this.#minds) if (mind.isIn) this.#acts(mind, at);
    for (const open of openTables(this.#room.state)) if (this.#random(2) === 0) this.#plays(open);
    if (at % 30 === 29) this.#takesRake();
    this.#adds();
  }

  /** All stand up, are paid, and nobody is owed anything. */
  goHome(): void {
    this.#takesRake();
    for (const mind of this.#minds) if (mind.isIn) this.#goes(mind);
    this.#adds();
  }

  #comes(mind: Mind): void {
    const status = this.#random(10) === 0 ? { status: this.#random(2) } : {};
    this.#room.give({ type: 'WelcomeGuest', guest: mind.id, called: mind.id, ...status });
    mind.isIn = true;
    this.#room.give({ type: 'PutOnList', guest: mind.id, game: mind.game });
  }

  /** Most are there within the time; some give way, some do not come at all. */
  #answers({ guest, at: called, place }: Call, at: number): void {
    const mind = this.#mind(guest);
    if (mind.moves === undefined) {
      const how = this.#random(20);
      if (how === 0 && this.#room.ask({ type: 'GiveUpTurn', guest }) === undefined) return;
      if (how > 3) this.#room.give({ type: 'AnswerCall', guest });
      mind.moves = how < 3 ? Number.POSITIVE_INFINITY : at + 1 + this.#random(3);
    }
    if (at < mind.moves || this.#room.now < called) return;
    const kept = this.#room.state.guests.get(guest)?.deposit ?? 0;
    if (kept > 0) this.#paidOut(guest, kept);
    const amount = this.#buysIn(mind.game);
    this.#room.give({ type: 'TakeSeat', guest, place, buyIn: { amount, box: BOX, means: this.#means() } });
    mind.chips = amount;
    delete mind.moves;
  }

  #acts(mind: Mind, at: number): void {
    const sits = placeOf(this.#room.state, mind.id);
    if (sits === undefined) this.#waits(mind, at);
    else if (sits.seated.away !== undefined) this.#stretches(mind, at);
    else if (at >= mind.leaves || (mind.chips === 0 && this.#random(2) === 0)) this.#goes(mind);
    else if (mind.chips === 0) this.#buysMore(mind);
    else {
      this.#returns(mind, sits.table, sits.seated);
      this.#wishes(mind, at);
    }
  }

  /** Away from his seat, and back when he likes. */
  #stretches(mind: Mind, at: number): void {
    if (at < (mind.moves ?? 0)) return;
    this.#room.give({ type: 'ComeBack', guest: mind.id, stake: toCents(mind.chips) });
    delete mind.moves;
  }

  #wishes(mind: Mind, at: number): void {
    const what = this.#random(400);
    if (what === 0) this.#pauses(mind, at, 'restaurant');
    if (what === 1 || what === 2) this.#pauses(mind, at, 'pause');
    if (what === 3) this.#room.ask({ type: 'WishSeat', guest: mind.id });
    if (what === 4) this.#room.ask({ type: 'WishTable', guest: mind.id });
  }

  #waits(mind: Mind, at: number): void {
    // his seat was released while he was away: the floor has his chips
    if (mind.chips > 0) mind.chips = 0;
    const { id: guest, game } = mind;
    const waiting = waitingFor(this.#room.state, guest, game);
    const isCalled = this.#room.state.calls.some((one) => one.guest === guest);
    if (isCalled) return;
    delete mind.moves;
    if (waiting === undefined || at >= mind.comes + mind.patience || at >= mind.leaves) this.#goes(mind);
    else if (waiting.later === true ? this.#random(10) === 0 : this.#random(200) === 0)
      this.#room.give({ type: 'ComeLater', guest, game, later: waiting.later !== true });
  }

  #pauses(mind: Mind, at: number, kind: 'pause' | 'restaurant'): void {
    const refusal = this.#room.ask({ type: 'Interrupt', guest: mind.id, kind, stake: toCents(mind.chips) });
    if (refusal !== undefined) return;
    // now and then somebody forgets the time, and his seat is released
    mind.moves = at + (kind === 'pause' ? 3 + this.#random(14) : 30 + this.#random(34));
  }

  #returns(mind: Mind, table: TableId, seated: Seated): void {
    const at = this.#room.state.tables.get(table);
    const seat = placeOf(this.#room.state, mind.id)?.seat;
    if (at === undefined || seat === undefined || seated.missed === undefined) return;
    const ways = waysBack(this.#room.state, at, seat);
    const way = ways[this.#random(ways.length)];
    if (way !== undefined) this.#room.give({ type: 'ReturnToGame', guest: mind.id, how: way.how });
  }

  #buysMore(mind: Mind): void {
    const amount = this.#buysIn(mind.game);
    const paid = { amount, box: BOX, means: this.#means() } as const;
    this.#room.give({ type: 'TopUp', guest: mind.id, paid, stake: toCents(mind.chips) });
    mind.chips += amount;
  }

  #goes(mind: Mind): void {
    const { state } = this.#room;
    if (placeOf(state, mind.id) !== undefined)
      this.#room.give({
        ...{ type: 'StandUp', guest: mind.id },
        cashOut: { amount: toCents(mind.chips), box: BOX, means: this.#means() },
      });
    mind.chips = 0;
    const kept = state.guests.get(mind.id)?.deposit ?? 0;
    if (kept > 0) this.#paidOut(mind.id, kept);
    for (const { game } of this.#room.state.waiting.filter(({ guest }) => guest === mind.id))
      this.#room.give({ type: 'TakeOffList', guest: mind.id, game });
    mind.isIn = false;
  }

  #paidOut(guest: GuestId, amount: number): void {
    this.#room.give({ type: 'PayDeposit', guest, paid: { amount: toCents(amount), box: BOX, means: 'cash' } });
  }

  /** A hand: one of those who are dealt in wins something of another, and the house its part. */
  #plays({ id }: OpenTable): void {
    const table = this.#room.state.tables.get(id);
    const [first] = table?.seated.keys() ?? [];
    if (table === undefined || first === undefined) return;
    if (table.positions === undefined && this.#room.ask({ type: 'PlaceButton', table: id, seat: first }) !== undefined)
      return;
    if (this.#room.ask({ type: 'DealHand', table: id }) !== undefined) return;
    const last = this.#room.written.at(-1)?.events.find((event) => event.type === 'HandDealt');
    const dealtIn = last?.type === 'HandDealt' ? last.in : [];
    const players = dealtIn.flatMap((seat) => {
      const guest = this.#room.state.tables.get(id)?.seated.get(seat)?.guest;
      return guest === undefined ? [] : [this.#mind(guest)];
    });
    const winner = players[this.#random(players.length)];
    const loser = players[this.#random(players.length)];
    const bigBlind = this.#room.state.games.get(table.game)?.bigBlind ?? 0;
    if (winner === undefined || loser === undefined || winner === loser) return;
    const lost = Math.min(loser.chips, bigBlind * (1 + this.#random(this.#random(8) === 0 ? 200 : 20)));
    const rake = Math.min(Math.floor(lost / RAKE.part), bigBlind * RAKE.most);
    loser.chips -= lost;
    winner.chips += lost - rake;
    this.#raked.set(id, (this.#raked.get(id) ?? 0) + rake);
  }

  #takesRake(): void {
    for (const [table, amount] of this.#raked)
      if (amount > 0) this.#room.give({ type: 'TakeRake', table, amount: toCents(amount) });
    this.#raked.clear();
  }

  /** What lies before the guests is what was bought and not paid out, kept or taken. */
  #adds(): void {
    const seated = this.#minds.reduce((sum, { chips }) => sum + chips, 0);
    const { inPlay } = this.#room;
    if (seated + this.#unraked !== inPlay)
      throw new Error(`${String(seated + this.#unraked)} lies on the tables, ${String(inPlay)} should`);
  }

  #buysIn(id: GameId): Cents {
    const game = this.#room.state.games.get(id);
    if (game === undefined) throw new RangeError('a guest of no game');
    const { minBuyIn: least, maxBuyIn: most = least * 3 } = game;
    return toCents(least + this.#random(1 + Math.floor((most - least) / 1000)) * 1000);
  }

  #means = (): 'cash' | 'card' => (this.#random(4) === 0 ? 'card' : 'cash');

  #mind(id: GuestId): Mind {
    const found = this.#minds.find((one) => one.id === id);
    if (found === undefined) throw new RangeError(`nobody is ${id}`);
    return found;
  }
}

export const minutes = (count: number): number => count * MINUTE;
