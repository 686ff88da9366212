import type { Carries, MultiDayCommand, MultiDaySetup, MultiDayView, PartId } from '@riffle/tournament/multiday';
import type { Document, Undo } from './document.ts';

/** What the list of tournaments of several days says of one. */
export type MultiDayLine = {
  readonly name: string;
  readonly carries: Carries;
  /** In their order, each with its night where it has one. */
  readonly parts: readonly { readonly name: string; readonly night?: string }[];
  readonly over: boolean;
};
export type MultiDayDocument = Document<MultiDayView>;
/** As which it is watched. */
export type MultiDayListViewer = 'staff' | 'room';
export type MultiDayCommandOrUndo = Extract<MultiDayCommand, { readonly type: 'Change' }> | Undo;

/** Body of `POST /api/multiday`. */
export type NewMultiDay = { readonly id: string; readonly commandId: string; readonly setup: MultiDaySetup };
/** Body of `POST /api/multiday/{id}/open`: `night` is the id of the night that is made. */
export type OpenDayBody = { readonly id: string; readonly part: PartId; readonly night: string };

/** Of `GET /api/multiday/next/{code}/{entry}`: where a stack goes on; all is absent while that day is not open. */
export type NextDayAnswer = {
  /** Under which its own room finds the night. */
  readonly code: string;
  readonly name: string;
  readonly chips: number;
  readonly begun: boolean;
  readonly startsAt?: number;
  /** Once seats are drawn. */
  readonly table?: string;
  readonly seat?: number;
};
