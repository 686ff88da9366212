export { type AppOptions, buildApp } from './app.ts';
export { greeting } from './greeting.ts';
export { type House, type HouseOptions, openHouse } from './house.ts';
export { type Server, type ServerOptions, startServer } from './start.ts';
