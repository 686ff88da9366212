export { decideSeating } from './decide-seating.ts';
export { halts } from './halts.ts';
export { proposals } from './proposals.ts';
export { SEATING_COMMANDS, type SeatingCommand } from './seating-command.ts';
