export {
  type CommandAnswer,
  type CommandBody,
  type LiveMessage,
  type LiveRequest,
  type LogLine,
  type Night,
  type NightSummary,
  WALL_SCREENS,
  type WallScreen,
} from './night.ts';
export {
  type ImportDecision,
  type ImportPreview,
  type ImportRow,
  type NewPerson,
  type Person,
  ROOM_NAMES,
  type RoomName,
} from './person.ts';
export type { Problem } from './problem.ts';
export { ROLES, type Role, type Session, type StaffInvitation, type StaffMember } from './session.ts';
