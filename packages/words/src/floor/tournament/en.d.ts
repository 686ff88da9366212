export { tournamentKindsEn } from './kinds-en.ts';
export { tournamentOutcomesEn } from './outcomes-en.ts';
export { tournamentReasonsEn, tournamentStepsEn } from './steps-en.ts';
