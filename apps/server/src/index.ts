export type { AppOptions } from './app.ts';
export { trueChance } from './host/chance.ts';
export { type House, type HouseOptions, openHouse } from './house.ts';
export { lanAddresses } from './lan-addresses.ts';
export { type Server, type ServerOptions, startServer } from './start.ts';
