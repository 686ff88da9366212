export { buttonsAtStart } from './arranged-start.ts';
export { decideSeating } from './decide-seating.ts';
export { halts } from './halts.ts';
export { proposals } from './proposals.ts';
export type { SeatingCommand } from './seating-command.ts';
