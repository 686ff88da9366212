import type { MultiDaySetup, Opened, PartId, Told } from './state.ts';

export type MultiDayEvent =
  | { readonly v: 1; readonly type: 'Founded'; readonly setup: MultiDaySetup }
  | { readonly v: 1; readonly type: 'Changed'; readonly changes: Partial<MultiDaySetup> }
  | { readonly v: 1; readonly type: 'DayTold'; readonly part: PartId; readonly told: Told }
  | ({ readonly v: 1; readonly type: 'DayOpened'; readonly part: PartId } & Opened);

/** In which version each is written today. */
export const MULTI_DAY_VERSIONS: { readonly [T in MultiDayEvent['type']]: 1 } = {
  Founded: 1,
  Changed: 1,
  DayTold: 1,
  DayOpened: 1,
};
