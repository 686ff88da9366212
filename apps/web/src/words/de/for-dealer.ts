import { dealer } from './dealer.ts';

/** What a table's dealer is told, and what desk and wall show of his calls. */
export const ofDealer = { dealer };
