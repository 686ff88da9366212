import type { HouseRulebook } from '@riffle/rulebooks';
import { houses } from './houses.svelte.ts';

/** Apart from the houses, which open the rulebooks: only a night by a house's own has something to remember. */
export const rememberHouse = (house: HouseRulebook): void => houses.remember(house);
