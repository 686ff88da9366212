import type { TournamentView } from '@riffle/tournament';
import { t } from '../../language/language.svelte.ts';
import { bountiesOfHand, hasBounties, type ToldHand } from './bounties-of-hand.ts';
import { type Saying, tellBounties } from './say-bounty.ts';

/** What the notice of a bust-out says of bounties, in the words of now; nothing where nobody can buy one. */
export const toldInNotice = (
  view: TournamentView,
  hand: ToldHand,
  left: number,
  saying: Omit<Saying, 'words'>,
): string =>
  hasBounties(view) ? tellBounties(bountiesOfHand(view, hand, left), hand.out, { ...saying, words: t.bounty }) : '';
