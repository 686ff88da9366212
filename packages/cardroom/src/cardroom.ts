import type { Aggregate } from '@riffle/aggregate';
import type { RoomCommand } from './command.ts';
import { decide } from './decide.ts';
import type { RoomEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { fits } from './fits.ts';
import type { RoomRefusal } from './refusal.ts';
import { initial, type Room } from './room.ts';
import { type RoomView, type RoomViewer, view } from './view.ts';

/** One evening of a card room, in the one shape. */
export const cardRoom: Aggregate<Room, RoomCommand, RoomEvent, RoomRefusal, RoomViewer, RoomView> = {
  initial,
  decide,
  evolve,
  fits,
  view,
};
