export { cardRoom } from './cardroom.ts';
export type { RoomCommand } from './command.ts';
export type { Dealer, RotationPlan, Station } from './dealers/dealer.ts';
export type { Push } from './dealers/rotation.ts';
export { dealersNamedAt } from './dealers/viewing.ts';
export { due } from './due.ts';
export { ROOM_VERSIONS, type RoomEvent } from './event.ts';
export { type DealerId, type GameId, type GuestId, type TableId, toGuestId, toTableId } from './ids.ts';
export type { Proposal } from './proposal.ts';
export type { RoomRefusal } from './refusal.ts';
export type { DealerLine } from './report/dealers-report.ts';
export {
  type EveningReport,
  eveningReport,
  type ReportHour,
  type Waits,
  type Written,
} from './report/evening-report.ts';
export { dealerActor, guestActor, guestOf, kioskActor, ROLES_NEEDED } from './role.ts';
export type { Place, Room } from './room.ts';
export type { RoomSetup } from './room-setup.ts';
export type { OwnStand, RoomView, RoomViewer } from './view.ts';
