import type { ForcedBetKind, SeenCard } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { ToldAct, ToldHand } from '../hands/told-hand.ts';
import { moneyIn } from './money.ts';
import { shownAs } from './shown-as.ts';

const POSTS = {
  ante: 'posts the ante',
  smallBlind: 'posts small blind',
  bigBlind: 'posts big blind',
  livePost: 'posts big blind',
  straddle: 'posts straddle',
  deadPost: 'posts dead blind',
} as const satisfies Record<ForcedBetKind, string>;

/** How each act of a round reads, in its order; `holes` keeps what everybody holds. */
export function actLine(
  hand: ToldHand,
  holes: Map<SeatNo, readonly SeenCard[]>,
  stacks: Map<SeatNo, number>,
): (act: ToldAct) => readonly string[] {
  const money = moneyIn(hand.about.currency, hand.decimals);
  const names = new Map(hand.players.map(({ seat, name }) => [seat, name]));
  const board = hand.rounds.filter(({ run }) => run === 0).flatMap((round) => round.board);
  let highest = 0;
  return (act) => {
    const name = names.get(act.seat) ?? '';
    const hole = holes.get(act.seat) ?? [];
    const before = highest;
    if ('to' in act) highest = Math.max(highest, act.to);
    else if (act.is === 'bringIn') highest = Math.max(highest, hand.bringIn);
    // a short blind is still the price for everybody else
    else if (act.is === 'post' && act.kind !== 'ante') highest = Math.max(highest, act.owed);
    const left = stackAfter(act, stacks.get(act.seat) ?? 0);
    stacks.set(act.seat, left);
    const allIn = left === 0 ? ' and is all-in' : '';
    switch (act.is) {
      case 'dealt': {
        holes.set(act.seat, [...hole, ...act.cards]);
        const kept = hole.length === 0 ? '' : ` [${hole.join(' ')}]`;
        return act.cards.some((card) => card !== '??') ? [`Dealt to ${name}${kept} [${act.cards.join(' ')}]`] : [];
      }
      case 'discard': {
        holes.set(
          act.seat,
          hole.filter((card) => !act.cards.includes(card)),
        );
        return [`${name}: ${discards(act.cards)}`];
      }
      case 'post':
        return [`${name}: ${POSTS[act.kind]} ${money(act.amount)}${allIn}`];
      case 'fold':
        return [`${name}: folds`];
      case 'check':
        return [`${name}: checks`];
      case 'call':
        return [`${name}: calls ${money(act.amount)}${allIn}`];
      case 'bringIn':
        return [`${name}: brings in for ${money(act.amount)}${allIn}`];
      case 'bet':
      case 'completion':
      case 'raise':
        return [
          before === 0
            ? `${name}: bets ${money(act.to)}${allIn}`
            : `${name}: raises ${money(act.to - before)} to ${money(act.to)}${allIn}`,
        ];
      case 'returned':
        return [`Uncalled bet (${money(act.amount)}) returned to ${name}`];
      case 'show': {
        const cards = act.cards.length === 0 ? hole : act.cards;
        const as = shownAs(hand.variant, cards, board);
        return [`${name}: shows [${cards.join(' ')}]${as === undefined ? '' : ` (${as})`}`];
      }
      case 'muck':
        return [`${name}: mucks hand`];
    }
  };
}

function stackAfter(act: ToldAct, stack: number): number {
  switch (act.is) {
    case 'post':
    case 'call':
    case 'bringIn':
    case 'bet':
    case 'completion':
    case 'raise':
      return stack - act.amount;
    case 'returned':
      return stack + act.amount;
    case 'dealt':
    case 'discard':
    case 'show':
    case 'fold':
    case 'check':
    case 'muck':
      return stack;
  }
}

function discards(cards: readonly SeenCard[]): string {
  if (cards.length === 0) return 'stands pat';
  return `discards ${String(cards.length)} ${cards.length === 1 ? 'card' : 'cards'} [${cards.join(' ')}]`;
}
