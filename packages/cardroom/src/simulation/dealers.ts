import type { Random } from '@riffle/aggregate';
import { dealerAt, nextPush, onDuty } from '../dealers/rotation.ts';
import { type DealerId, toDealerId } from '../ids.ts';
import { openTables } from '../seats.ts';
import type { WatchedEvening } from './watched-evening.ts';

const PLAN = { every: 30, most: 3, pause: 15 };
/** Minutes in which one more comes. */
const COMES = 7;

/** Who deals: they come one by one, take the tables that open, are pushed by the plan, and now and then otherwise. */
export class Dealers {
  readonly #room: WatchedEvening;
  readonly #random: Random;
  readonly #ids: readonly DealerId[];
  #minutes = 0;

  constructor(room: WatchedEvening, tables: number, random: Random) {
    this.#room = room;
    this.#random = random;
    this.#ids = Array.from({ length: tables + Math.ceil(tables / 4) }, (_, no) => toDealerId(`d${String(no + 1)}`));
    room.give({ type: 'PlanRotation', plan: PLAN });
  }

  minute(): void {
    const next = this.#ids.find((id) => this.#room.state.dealers.get(id)?.shift === undefined);
    if (next !== undefined && this.#minutes % COMES === 0)
      this.#room.give({ type: 'ClockIn', dealer: next, called: next });
    this.#minutes += 1;
    this.#fills();
    this.#pushes();
    const some = onDuty(this.#room.state)[this.#random(20)];
    if (some !== undefined && this.#random(60) === 0) this.#room.give({ type: 'ClockOut', dealer: some[0] });
  }

  /** A table that nobody deals at gets whoever is ready. */
  #fills(): void {
    for (const { id } of openTables(this.#room.state)) {
      if (dealerAt(this.#room.state, id) !== undefined) continue;
      const ready = onDuty(this.#room.state).find(
        ([, { at, breakUntil }]) => at === 'off' && (breakUntil ?? 0) <= this.#room.now,
      );
      if (ready !== undefined) this.#room.ask({ type: 'MoveDealer', dealer: ready[0], to: id });
    }
  }

  #pushes(): void {
    const push = nextPush(this.#room.state);
    // now and then the floor is late
    if (push === undefined || this.#room.now < push.at || this.#random(4) === 0) return;
    if (push.owed.length > 0) this.#room.give({ type: 'PushDealers', reason: 'nobody to relieve' });
    else if (this.#random(15) === 0) this.#room.give({ type: 'PushDealers', moves: [], reason: 'a long hand' });
    else this.#room.give({ type: 'PushDealers' });
  }
}
