export type { HouseBody, HouseOnShelf } from './house.ts';
export {
  type CommandAnswer,
  type CommandBody,
  type LiveMessage,
  type LiveRequest,
  type LogLine,
  type NewDemo,
  type NewNight,
  type Night,
  type NightSummary,
  type Template,
  type UndoPreview,
  WALL_SCREENS,
  type Wall,
  type WallScreen,
} from './night.ts';
export type {
  ImportDecision,
  ImportPreview,
  ImportRow,
  NewPerson,
  Person,
} from './person.ts';
export type { Problem } from './problem.ts';
export {
  type FirstRun,
  ROLES,
  type Role,
  type Session,
  type SignIn,
  type StaffInvitation,
  type StaffMember,
} from './session.ts';
