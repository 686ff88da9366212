import type { MultiDaySetup, PartId, Told } from './state.ts';

export type MultiDayCommand =
  | { readonly type: 'Found'; readonly setup: MultiDaySetup }
  | { readonly type: 'Change'; readonly changes: Partial<MultiDaySetup> }
  /** What its night says, as of now. */
  | { readonly type: 'TellDay'; readonly part: PartId; readonly told: Told }
  /** All flights that feed it are over: their stacks go on in this night. */
  | { readonly type: 'OpenDay'; readonly part: PartId; readonly night: string };
