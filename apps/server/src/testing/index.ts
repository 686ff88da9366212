// for trials, which try the whole server as it is
export { addCounters } from '../host/testing/counter.ts';
export type { Way } from '../http/ways-in.ts';
export { aSetup, type Caller, type Club, enter, type OpenedNight, openClub, openNight } from './club.ts';
