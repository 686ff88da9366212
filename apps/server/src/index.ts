export type { AppOptions } from './app.ts';
export { buildApp } from './app.ts';
export { examineHouse } from './examine/examine-house.ts';
export type { Finding } from './examine/finding.ts';
export { trueChance } from './host/chance.ts';
export { type House, type HouseOptions, openHouse } from './house.ts';
export { lanAddresses } from './lan-addresses.ts';
export { type Server, type ServerOptions, startServer } from './start.ts';
