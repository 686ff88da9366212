import { situationOf, startingFacts } from '@riffle/floor';
import { type HandAt, handAt } from '../../hands/asked/hand-at.ts';
import type { KnownTable } from '../table/known-table.ts';

/** What is known of the table at which a hand was played. */
function tableOf({ hand }: HandAt): KnownTable {
  const { smallBlind, bigBlind, ante, players } = situationOf(hand, undefined) as { readonly [fact: string]: number };
  return {
    smallBlind: smallBlind ?? 0,
    bigBlind: bigBlind ?? 0,
    ante: ante ?? 0,
    ...(players !== undefined && { players }),
  };
}

/** What reads a hand, fetched when somebody asks about one. */
export const readHand = { handAt, situationOf, startingFacts, tableOf } as const;
