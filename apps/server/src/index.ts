export { type AppOptions, buildApp } from './app.ts';
export { NOBODY } from './club/shown-name.ts';
export { type House, type HouseOptions, openHouse } from './house.ts';
export { lanAddresses } from './lan-addresses.ts';
export { trueChance } from './night/chance.ts';
export { takeIn } from './night/take-in.ts';
export { type Server, type ServerOptions, startServer } from './start.ts';
