export {
  BACKUP_TIMES,
  BACKUP_TROUBLES,
  type BackupFile,
  type BackupPlan,
  type Backups,
  type BackupTime,
  type BackupTrouble,
} from './backup.ts';
export type {
  CardRoomCommand,
  CardRoomCommandOrUndo,
  CardRoomDocument,
  CardRoomLine,
  CardRoomViewer,
  NewCardRoom,
  RoomLinkAnswer,
  RoomLinkCommand,
  RoomLinks,
  RoomToken,
} from './card-room.ts';
export type { ClubColumn, ClubColumns } from './club-columns.ts';
export {
  type ClubWall,
  mediumAddress,
  PRESET_SCREENS,
  PRESET_STAGES,
  type PreparedAnnouncement,
  type PresetScreen,
  type PresetStage,
  TELLINGS,
  type Telling,
  TONGUES,
  type Tongues,
  WALL_EVENTS,
  type WallEvent,
  type WallMedium,
  type WallPicture,
  type WallPreset,
} from './club-wall.ts';
export type {
  Binned,
  CommandAnswer,
  CommandBody,
  Document,
  Listed,
  LogLine,
  Step,
  Undo,
  UndoPreview,
  WrittenText,
} from './document.ts';
export type {
  ChangedName,
  ChangedStep,
  ExaminedFile,
  FileChanges,
  FileOrigin,
  HouseSignature,
  ImportedFile,
  Tampering,
  UntrustedFile,
} from './file.ts';
export type { HouseBody, HouseOnShelf } from './house.ts';
export type { KindName, Kinds } from './kinds.ts';
export type {
  LeagueCommand,
  LeagueCommandOrUndo,
  LeagueDocument,
  LeagueDocumentViewer,
  LeagueImport,
  LeagueLine,
  LeagueLinkAnswer,
  LeagueLinkCommand,
  LeagueLinks,
  LeagueListDecision,
  LeagueListPreview,
  LeagueListRow,
  LeaguePlayers,
  LeagueRound,
  LeagueSetup,
  LeagueToken,
  NewLeague,
} from './league.ts';
export type { LiveMessage, LiveRequest } from './live.ts';
export type {
  MultiDayCommandOrUndo,
  MultiDayDocument,
  MultiDayLine,
  MultiDayListViewer,
  NewMultiDay,
  NextDayAnswer,
  OpenDayBody,
} from './multi-day.ts';
export {
  type DealerAnswer,
  type DealerCommandBody,
  type DealerLinks,
  type DealerToken,
  type NewDemo,
  type NewNight,
  type Night,
  type NightCommand,
  type NightLine,
  type NightStatus,
  type NightSummary,
  type NightViewer,
  type OwnAnswer,
  type OwnCommandBody,
  type OwnLinks,
  type OwnToken,
  WALL_SCREENS,
  type Wall,
  type WallScreen,
} from './night.ts';
export type { ClubTotals, TotalsOfNight } from './night-totals.ts';
export {
  type EraseBody,
  type Erased,
  type ImportDecision,
  type ImportPreview,
  type ImportRow,
  KEEPING_WAITS,
  type KeepingBody,
  type KeepingTimes,
  type KeepingWaits,
  type NewPerson,
  type PenaltyKept,
  type Person,
  type PersonPenalties,
  type PersonTraces,
  type TextAbout,
  type Unread,
  type UnservedBefore,
} from './person.ts';
export type { Problem } from './problem.ts';
export type { RulebookText, RulebookTextRead } from './rulebook-text.ts';
export type { SecureWay } from './secure-way.ts';
export {
  type ClubSign,
  type FirstRun,
  LANGUAGE_COOKIE,
  type NewPin,
  ROLES,
  type Role,
  type Session,
  type SignIn,
  type StaffInvitation,
  type StaffMember,
} from './session.ts';
export type {
  CheckInBody,
  NewSignUpList,
  SignedUpPerson,
  SignUpBody,
  SignUpCommandOrUndo,
  SignUpLine,
  SignUpList,
  SignUpListViewer,
  SignUpToken,
  StandAnswer,
} from './sign-up.ts';
export type { BarKept, StandingIn } from './standing.ts';
export {
  type KeptPrices,
  type KeptStructure,
  TEMPLATE_KINDS,
  type Template,
  type TemplateContent,
  type TemplateFile,
  type TemplateKind,
  type TemplatePreview,
} from './template.ts';
export type { AnswerOnTime, TimeAsked, TimeLost } from './time.ts';
