import type { ForcedBetKind, SeenCard } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { ToldAct, ToldHand } from '../hands/told-hand.ts';
import { moneyIn } from './money.ts';

const POSTS = {
  ante: 'posts the ante',
  smallBlind: 'posts small blind',
  bigBlind: 'posts big blind',
  livePost: 'posts big blind',
  straddle: 'posts straddle',
  deadPost: 'posts dead blind',
} as const satisfies Record<ForcedBetKind, string>;

/** How each act of a round reads, in its order; `holes` keeps what everybody holds. */
export function actLine(hand: ToldHand, holes: Map<SeatNo, readonly SeenCard[]>): (act: ToldAct) => readonly string[] {
  const money = moneyIn(hand.about.currency, hand.decimals);
  const names = new Map(hand.players.map(({ seat, name }) => [seat, name]));
  let highest = 0;
  return (act) => {
    const name = names.get(act.seat) ?? '';
    const hole = holes.get(act.seat) ?? [];
    const before = highest;
    if ('to' in act) highest = Math.max(highest, act.to);
    else if (act.is === 'bringIn' || (act.is === 'post' && act.kind !== 'ante'))
      highest = Math.max(highest, act.amount);
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
        return [`${name}: ${POSTS[act.kind]} ${money(act.amount)}${allIn(act.amount < act.owed)}`];
      case 'fold':
        return [`${name}: folds`];
      case 'check':
        return [`${name}: checks`];
      case 'call':
        return [`${name}: calls ${money(act.amount)}`];
      case 'bringIn':
        return [`${name}: brings in for ${money(act.amount)}`];
      case 'bet':
      case 'completion':
      case 'raise':
        return [
          before === 0
            ? `${name}: bets ${money(act.to)}`
            : `${name}: raises ${money(act.to - before)} to ${money(act.to)}`,
        ];
      case 'returned':
        return [`Uncalled bet (${money(act.amount)}) returned to ${name}`];
      case 'show':
        return [`${name}: shows [${(act.cards.length === 0 ? hole : act.cards).join(' ')}]`];
      case 'muck':
        return [`${name}: mucks hand`];
    }
  };
}

const allIn = (is: boolean): string => (is ? ' and is all-in' : '');

function discards(cards: readonly SeenCard[]): string {
  if (cards.length === 0) return 'stands pat';
  return `discards ${String(cards.length)} ${cards.length === 1 ? 'card' : 'cards'} [${cards.join(' ')}]`;
}
