import type { CardRoomCommandOrUndo, CardRoomDocument, CardRoomViewer } from './card-room.ts';
import type { LeagueCommandOrUndo, LeagueDocument, LeagueDocumentViewer } from './league.ts';
import type { MultiDayCommandOrUndo, MultiDayDocument, MultiDayListViewer } from './multi-day.ts';
import type { Night, NightCommand, NightViewer } from './night.ts';
import type { SignUpCommandOrUndo, SignUpList, SignUpListViewer } from './sign-up.ts';

/** What goes over the wire for each kind: a new one is one line. */
export type Kinds = {
  readonly night: {
    readonly document: Night;
    readonly viewer: NightViewer;
    readonly command: NightCommand;
  };
  readonly signup: {
    readonly document: SignUpList;
    readonly viewer: SignUpListViewer;
    readonly command: SignUpCommandOrUndo;
  };
  readonly multiday: {
    readonly document: MultiDayDocument;
    readonly viewer: MultiDayListViewer;
    readonly command: MultiDayCommandOrUndo;
  };
  readonly room: {
    readonly document: CardRoomDocument;
    readonly viewer: CardRoomViewer;
    readonly command: CardRoomCommandOrUndo;
  };
  readonly league: {
    readonly document: LeagueDocument;
    readonly viewer: LeagueDocumentViewer;
    readonly command: LeagueCommandOrUndo;
  };
};
export type KindName = keyof Kinds;
