export { type EveningPlan, type SimulatedEvening, simulateEvening } from './simulate-evening.ts';
