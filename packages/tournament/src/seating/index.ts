export { decideSeating } from './decide-seating.ts';
export { halts } from './halts.ts';
export { proposals } from './proposals.ts';
