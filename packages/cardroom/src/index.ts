/** @wanted by its kind and its screens. */
export { cardRoom } from './cardroom.ts';
/** @wanted */
export { due } from './due.ts';
/** @wanted */
export { ROOM_VERSIONS } from './event.ts';
/** @wanted */
export { toGameId, toGuestId, toTableId } from './ids.ts';
