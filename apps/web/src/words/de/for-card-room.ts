import { cardRoom } from './card-room.ts';

/** The card room, whoever looks at it. */
export const ofCardRoom = { cardRoom };
