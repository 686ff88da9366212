export { cases, casesOf } from './cases.ts';
export type { IncidentCase } from './incident-case.ts';
