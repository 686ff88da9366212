import { toSeatNo } from '@riffle/table';
import { type EntryId, type Place, toTableId } from '@riffle/tournament';
import { t } from '../../language/language.svelte.ts';
import { showDone } from '../../notices/notices.svelte.ts';
import type { Desk } from '../desk.svelte.ts';
import { type Carry, hold, landing, pickUp, type Step, step } from './carry.ts';
import { putDown, saidOver } from './put-down.ts';

/** So far a mouse moves before it is no click any more. */
const SLACK = 8;
/** So long a finger rests on a player before it carries him; moved earlier, it scrolls the page. */
const REST = 350;

const STEPS: { readonly [key: string]: Step } = {
  ArrowRight: 'clockwise',
  ArrowLeft: 'counterclockwise',
  ArrowDown: 'nextTable',
  ArrowUp: 'previousTable',
};

/** Carries a player from seat to seat, with the pointer or with the keys. */
export class Carrying {
  readonly #desk: Desk;
  #carry = $state.raw<Carry>();
  /** Where the finger is, while it drags. */
  pointer = $state.raw<{ readonly x: number; readonly y: number }>();
  #pressed: { readonly x: number; readonly y: number; readonly entry: EntryId; readonly from?: Place } | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  /** A drag ends in a click as well, which then means nothing. */
  #justDropped = false;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  get carry(): Carry | undefined {
    return this.#carry;
  }
  get over(): Place | 'tray' | undefined {
    return this.#carry?.over;
  }
  get byKeys(): boolean {
    return this.#carry !== undefined && this.pointer === undefined;
  }

  pickUp(entry: EntryId, from: Place | undefined): void {
    if (!this.#desk.mayAct) return;
    this.#carry = pickUp(entry, from);
    this.#desk.spoken = t.desk.seats.carry.picked(this.#desk.name(entry));
  }
  hold(over: Place | 'tray' | undefined): void {
    if (this.#carry === undefined) return;
    this.#carry = hold(this.#carry, over);
    if (this.byKeys) this.#desk.spoken = saidOver(this.#desk, this.#carry);
  }
  cancel(): void {
    if (this.#carry === undefined) return;
    this.#carry = undefined;
    this.pointer = undefined;
    this.#desk.spoken = t.desk.seats.carry.cancelled;
  }
  async drop(): Promise<void> {
    const carry = this.#carry;
    this.#carry = undefined;
    this.pointer = undefined;
    if (carry === undefined) return;
    const where = landing(carry, this.#desk.view, this.#desk.seating);
    if (where.is === 'taken' || where.is === 'blocked') showDone(saidOver(this.#desk, carry));
    else await putDown(this.#desk, where);
  }

  /** A click on a seat, or Enter: puts down who is carried; says whether that was so. */
  clicked(place: Place): boolean {
    if (this.#justDropped) {
      this.#justDropped = false;
      return true;
    }
    if (this.#carry === undefined) return false;
    this.hold(place);
    void this.drop();
    return true;
  }

  key(press: KeyboardEvent): Place | undefined {
    if (!this.byKeys || this.#carry === undefined) return undefined;
    const direction = STEPS[press.key];
    if (press.key === 'Escape') this.cancel();
    else if (direction !== undefined) {
      const over = this.#carry.over === 'tray' ? undefined : this.#carry.over;
      const next = step(over, direction, this.#desk.view);
      this.hold(next);
      press.preventDefault();
      press.stopPropagation();
      return next;
    } else if (press.key === 'Delete' || press.key === 'Backspace') this.hold('tray');
    else return undefined;
    press.preventDefault();
    press.stopPropagation();
    return undefined;
  }

  press(event: PointerEvent, entry: EntryId, from: Place | undefined): void {
    if (event.button !== 0 || !this.#desk.mayAct || this.#carry !== undefined) return;
    this.#justDropped = false;
    const at = { x: event.clientX, y: event.clientY, entry };
    this.#pressed = from === undefined ? at : { ...at, from };
    if (event.pointerType === 'touch') this.#rest = setTimeout(() => this.#lift(at.x, at.y), REST);
  }
  #lift(x: number, y: number): void {
    if (this.#pressed === undefined) return;
    this.#carry = pickUp(this.#pressed.entry, this.#pressed.from);
    this.pointer = { x, y };
    navigator.vibrate?.(20);
  }
  move(event: PointerEvent): void {
    const pressed = this.#pressed;
    if (pressed === undefined) return;
    const far = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLACK;
    if (this.#carry === undefined && far) {
      if (event.pointerType === 'touch') {
        this.lost();
        return;
      }
      this.#carry = pickUp(pressed.entry, pressed.from);
    }
    if (this.#carry === undefined) return;
    this.pointer = { x: event.clientX, y: event.clientY };
    this.hold(placeAt(event.clientX, event.clientY));
  }
  /** A finger that carries does not scroll. */
  touched(event: TouchEvent): void {
    if (this.pointer !== undefined) event.preventDefault();
  }
  release(): void {
    clearTimeout(this.#rest);
    this.#pressed = undefined;
    if (this.pointer === undefined) return;
    this.#justDropped = true;
    // the click comes after this, if it comes at all
    setTimeout(() => {
      this.#justDropped = false;
    });
    void this.drop();
  }
  lost(): void {
    clearTimeout(this.#rest);
    this.#pressed = undefined;
    if (this.pointer !== undefined) this.cancel();
  }
}

/** The seat under the finger. */
function placeAt(x: number, y: number): Place | 'tray' | undefined {
  const under = document.elementFromPoint(x, y);
  if (under?.closest('[data-tray]')) return 'tray';
  const seat = under?.closest('[data-seat]')?.getAttribute('data-seat') ?? undefined;
  const table = under?.closest('[data-table]')?.getAttribute('data-table') ?? undefined;
  return seat === undefined || table === undefined
    ? undefined
    : { table: toTableId(table), seat: toSeatNo(Number(seat)) };
}
