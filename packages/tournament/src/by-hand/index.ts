export { BrokenPromise } from './night-by-hand.ts';
export { type HandsPlan, playByHand, playDayByHand } from './play-by-hand.ts';
export type { LevelReport, NightReport } from './report.ts';
