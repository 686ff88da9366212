export { type Estimate, estimatedWait, type Flow } from './estimated-wait.ts';
