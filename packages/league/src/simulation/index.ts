export { playsInHeats, type SimulatedSeason, simulateSeason } from './simulate-season.ts';
