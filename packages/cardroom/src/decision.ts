import { accept, type Context, refuse, type Verdict } from '@riffle/aggregate';
import type { Cited } from '@riffle/rulebooks';
import type { RoomCommand } from './command.ts';
import type { RoomEvent } from './event.ts';
import type { MoneyMoved } from './money-moved.ts';
import type { RoomRefusal } from './refusal.ts';
import type { Room } from './room.ts';

export type Decision = Verdict<readonly RoomEvent[], RoomRefusal>;
type Named<T extends RoomCommand['type']> = Extract<RoomCommand, { readonly type: T }>;
export type Decide<T extends RoomCommand['type']> = (room: Room, command: Named<T>, context: Context) => Decision;

export const happens = (...events: readonly RoomEvent[]): Decision => accept(events);
export const refused = (refusal: RoomRefusal): Decision => refuse(refusal);

/** An event of money, with what has it so. */
export const booked = (moved: MoneyMoved, because: readonly Cited[] = []): RoomEvent => ({
  v: 1,
  type: 'MoneyMoved',
  moved,
  because,
});

/** What was typed as a reason; nothing where nothing was. */
export const reasonIn = (reason: string | undefined): string | undefined => reason?.trim() || undefined;
