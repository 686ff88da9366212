import { refuse, type Verdict } from '@riffle/aggregate';
import type { ForcedBetKind } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import { writeAmount } from '../hands/amount.ts';
import { wonOf } from '../hands/awarded-pots.ts';
import type { PlayedHand } from '../hands/played-hand.ts';
import { tellHand } from '../hands/tell-hand.ts';
import type { ToldAct, ToldHand, ToldRound } from '../hands/told-hand.ts';
import { checkedBack } from '../hands/written-hand.ts';
import type { WriteFault } from '../problems/record-fault.ts';
import { ohhGameOf, streetNames } from './games.ts';
import { readOhh } from './read-ohh.ts';

const OHH_VERSION = '1.4.7';

/** One hand as Open Hand History: every card that is known is told. */
export function formatOhh(played: PlayedHand): Verdict<string, WriteFault> {
  const told = tellHand(played);
  if (!told.ok) return told;
  const hand = told.value;
  const { variant, about, players, bets } = hand;
  const game = ohhGameOf(variant);
  if (game === undefined) return refuse({ code: 'variant-not-in-format', variant: variant.id });
  const amount = (count: number): number => Number(writeAmount(count, hand.decimals));
  const owed = (kind: ForcedBetKind): number =>
    Math.max(0, ...played.setup.forced.filter((bet) => bet.kind === kind).map((bet) => bet.amount));
  const stud = variant.family === 'stud';
  const ohh = {
    spec_version: OHH_VERSION,
    site_name: about.room ?? 'Riffle',
    network_name: about.room ?? 'Riffle',
    internal_version: OHH_VERSION,
    tournament: false,
    game_number: about.id ?? '1',
    start_date_utc: about.startedAt ?? '',
    table_name: about.table ?? '',
    game_type: game.game,
    bet_limit: { bet_type: game.bets, bet_cap: 0 },
    table_size: about.seatCount ?? Math.max(...players.map(({ seat }) => seat)),
    currency: about.currency ?? 'XPM',
    dealer_seat: hand.button,
    small_blind_amount: amount(stud ? hand.bringIn : owed('smallBlind')),
    big_blind_amount: amount(bets.small),
    ante_amount: amount(owed('ante')),
    flags: hand.rounds.some(({ run }) => run > 0) ? ['Run_It_Twice'] : [],
    players: players.map(({ seat, name, stack }, id) => ({ id, seat, name, starting_stack: amount(stack) })),
    rounds: roundsOf(hand, amount),
    pots: wonOf(played).map(({ pot, total, wins }) => ({
      number: pot,
      amount: amount(total),
      rake: 0,
      player_wins: wins.map(({ seat, won }) => ({ player_id: idOf(hand, seat), win_amount: amount(won) })),
    })),
  };
  return checkedBack(played, `${JSON.stringify({ ohh }, undefined, 1)}\n`, readOhh);
}

/** Many hands in one file, each already written: with an empty line between them. */
export const joinOhh = (hands: readonly string[]): string => hands.join('\n');

const idOf = ({ players }: ToldHand, seat: SeatNo): number => players.findIndex((player) => player.seat === seat);

function roundsOf(hand: ToldHand, amount: (count: number) => number): readonly unknown[] {
  const left = new Map<SeatNo, number>(hand.players.map(({ seat, stack }) => [seat, stack]));
  let number = 0;
  const written = (act: ToldAct): readonly unknown[] => {
    const is = actionName(act, hand);
    const paid = 'amount' in act ? act.amount : 0;
    left.set(act.seat, (left.get(act.seat) ?? 0) + (act.is === 'returned' ? paid : -paid));
    if (is === 'none') return [];
    number += 1;
    const whole = { action_number: number, player_id: idOf(hand, act.seat), action: is, amount: amount(paid) };
    const allIn = { is_allin: (paid > 0 || act.is === 'post') && left.get(act.seat) === 0 };
    return [{ ...whole, ...allIn, ...('cards' in act ? { cards: act.cards } : {}) }];
  };
  const names = streetNames(hand.variant);
  const rounds = hand.rounds.map(({ street, board, acts }: ToldRound, id) => {
    return { id, street: names[street], cards: board, actions: acts.flatMap(written) };
  });
  if (hand.showdown.length === 0) return rounds;
  return [...rounds, { id: rounds.length, street: 'Showdown', cards: [], actions: hand.showdown.flatMap(written) }];
}

const POSTS = {
  ante: 'Post Ante',
  smallBlind: 'Post SB',
  bigBlind: 'Post BB',
  straddle: 'Straddle',
  livePost: 'Post Extra Blind',
  deadPost: 'Post Dead',
} as const satisfies Record<ForcedBetKind, string>;

function actionName(act: ToldAct, { variant }: ToldHand): string {
  switch (act.is) {
    case 'post':
      return POSTS[act.kind];
    case 'dealt':
      return 'Dealt Cards';
    case 'fold':
      return 'Fold';
    case 'check':
      return 'Check';
    case 'call':
      return 'Call';
    case 'bringIn':
      return 'Post Extra Blind';
    case 'bet':
      return 'Bet';
    case 'completion':
    case 'raise':
      return variant.family === 'stud' && act.is === 'completion' ? 'Bet' : 'Raise';
    case 'show':
      return 'Shows Cards';
    case 'muck':
      return 'Mucks Cards';
    case 'discard':
    case 'returned':
      return 'none';
  }
}
