import type { Card } from '@riffle/cards';
import type { SeenCard } from '@riffle/hand';

export const isKnown = (card: SeenCard): card is Card => card !== '??';
