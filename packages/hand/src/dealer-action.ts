import type { SeatNo } from '@riffle/table';
import { boardDueOn } from './board-due.ts';
import { type Hand, hasDeck } from './hand.ts';
import { mayBind } from './judge-bind.ts';
import { mayKillIn } from './judge-kill.ts';
import { mayShowNextCards } from './judge-next-cards.ts';
import { mayAcceptPart } from './judge-part.ts';
import { mayMakePassiveIn } from './judge-passive.ts';
import { mayPutRightIn } from './judge-put-right.ts';
import { mayVoidIn } from './judge-void.ts';
import { runsPossible } from './runs.ts';
import { mayShareCard, mustShareCard } from './shared-card.ts';

/** What dealer and floor may do now: the other half of what `decide` accepts, beside `legalActions`. */
export type DealerAction =
  | { readonly type: 'DealHole'; readonly seat: SeatNo; readonly upTo: number }
  | { readonly type: 'DealBoard'; readonly run: number; readonly upTo: number }
  | { readonly type: 'BurnCard' }
  | { readonly type: 'AgreeRuns'; readonly atMost: number }
  | { readonly type: 'KillHand'; readonly seat: SeatNo }
  | { readonly type: 'MakePassive'; readonly seat: SeatNo }
  | { readonly type: 'BindToCall'; readonly seat: SeatNo }
  | { readonly type: 'VoidHand' }
  | { readonly type: 'PutCardsRight' }
  | { readonly type: 'AcceptPart'; readonly seat: SeatNo }
  /** With everybody's consent. */
  | { readonly type: 'ShowNextCards'; readonly count: number };

export function dealerActions(hand: Hand): readonly DealerAction[] {
  const actions: DealerAction[] = [];
  const deals = (hand.phase === 'dealing' || hand.phase === 'drawing') && !hasDeck(hand);
  if (deals) actions.push({ type: 'BurnCard' });
  if (deals && mayShareCard(hand)) actions.push({ type: 'DealBoard', run: 0, upTo: 1 });
  for (let run = 0; deals && run < hand.runs; run += 1) {
    const upTo = boardDueOn(hand, run);
    if (upTo > 0) actions.push({ type: 'DealBoard', run, upTo });
  }
  const toEach = deals && !mustShareCard(hand);
  if (hand.phase === 'runs') actions.push({ type: 'AgreeRuns', atMost: runsPossible(hand) });
  if (mayVoidIn(hand)) actions.push({ type: 'VoidHand' });
  if (mayPutRightIn(hand)) actions.push({ type: 'PutCardsRight' });
  const next = mayShowNextCards(hand);
  if (next > 0) actions.push({ type: 'ShowNextCards', count: next });
  for (const [index, { seat, state, due, shown, passive }] of hand.players.entries()) {
    if (state !== 'live') continue;
    if (toEach && due > 0) actions.push({ type: 'DealHole', seat, upTo: due });
    const tabled = shown && hand.setup.rules.showdown.tabledWinner === 'cannotBeKilled';
    if (mayKillIn(hand) && hand.live > 1 && !tabled) actions.push({ type: 'KillHand', seat });
    if (mayAcceptPart(hand, index)) actions.push({ type: 'AcceptPart', seat });
    if (mayBind(hand, index)) actions.push({ type: 'BindToCall', seat });
    if (mayMakePassiveIn(hand) && !passive) actions.push({ type: 'MakePassive', seat });
  }
  return actions;
}
