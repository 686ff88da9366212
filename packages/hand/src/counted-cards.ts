import type { CardCode } from '@riffle/cards';
import { UNSEEN } from './card-code.ts';
import type { Hand } from './hand.ts';

type Player = Hand['players'][number];

/** The cards of his own that a player's hand is made of. */
export function countedCards(player: Player): readonly CardCode[] {
  switch (player.plays) {
    case 'hand':
      return player.hole;
    case 'board':
      return [];
    case 'openCards':
      return openCards(player);
  }
}

export const openCards = ({ hole, open }: Pick<Player, 'hole' | 'open'>): readonly CardCode[] =>
  hole.filter((_, nth) => (open & (1 << nth)) !== 0);

/** Whether the cards that lie open make a hand of this game by themselves. */
export function openCardsMakeHand({ setup: { variant }, boards }: Hand, player: Player): boolean {
  const cards = openCards(player);
  if (cards.includes(UNSEEN)) return false;
  const open = cards.length;
  switch (variant.family) {
    case 'flop':
      return open >= (variant.best === 'omahaHigh' ? 2 : 1);
    case 'stud':
      return open + (boards[0]?.length ?? 0) >= 5;
    case 'draw':
      return false;
  }
}
