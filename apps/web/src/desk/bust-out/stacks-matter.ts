import { stacksRank, type TournamentView } from '@riffle/tournament';
import type { BustOutDraft } from './begun-draft.ts';
import { isInSharedHand, tablesIn } from './draft.ts';

/** Stacks of the hand's start decide only between those who are ranked against each other by them. */
export const stacksMatter = (
  draft: BustOutDraft,
  view: Pick<TournamentView, 'entries' | 'bustOuts' | 'handForHand' | 'setup'>,
): boolean =>
  isInSharedHand(draft, view)
    ? draft.out.length > 0
    : draft.out.length > 1 && (tablesIn(draft, view).length < 2 || stacksRank(view.setup, draft.together));
