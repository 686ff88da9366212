export { carriedInto } from './carry.ts';
export type { MultiDayCommand } from './command.ts';
export { MULTI_DAY_VERSIONS, type MultiDayEvent } from './event.ts';
export { multiDay } from './multi-day.ts';
export type { Placed } from './placed.ts';
export type { MultiDayRefusal, PartFault } from './refusal.ts';
export {
  CARRIES,
  type Carries,
  type DayFacts,
  feedersOf,
  findPart,
  type MultiDay,
  type MultiDaySetup,
  nightOf,
  type Opened,
  type Part,
  type PartId,
  partsOf,
  type Stack,
  type Told,
  toPartId,
} from './state.ts';
export type { MultiDayView, PartView } from './view.ts';
