export { tournamentKindsDe } from './kinds-de.ts';
export { tournamentOutcomesDe } from './outcomes-de.ts';
export { tournamentReasonsDe, tournamentStepsDe } from './steps-de.ts';
