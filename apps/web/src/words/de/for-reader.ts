import { house } from './house.ts';
import { rules } from './rules.ts';
import { texts } from './texts.ts';

/** The rulebooks as they are read, and a house's own. */
export const reader = { house, rules, texts };
