import type { Chips } from '@riffle/cards';
import type { SeatNo } from '@riffle/table';
import { type SeenCard, writeCard, writeCards } from './card-code.ts';
import { type DealerAction, dealerActions } from './dealer-action.ts';
import { chips, type Hand, type Phase } from './hand.ts';
import { type LegalAction, legalActions } from './legal-action.ts';
import { potsOf } from './pots.ts';
import type { StreetName } from './variant.ts';

/** Nobody sees the hidden cards of others: not the dealer, not the floor. */
export type HandViewer =
  | { readonly is: 'seat'; readonly seat: SeatNo }
  | { readonly is: 'dealer' }
  | { readonly is: 'spectator' };

export type PlayerView = {
  readonly seat: SeatNo;
  readonly stack: Chips;
  readonly bet: Chips;
  readonly state: 'live' | 'folded' | 'mucked';
  readonly allIn: boolean;
  /** May only check, call or fold. */
  readonly passive: boolean;
  /** Card by card; `hidden` where this viewer may not see it. */
  readonly cards: readonly (SeenCard | 'hidden')[];
  readonly won: Chips;
};

export type PotView = { readonly amount: Chips; readonly eligible: readonly SeatNo[] };

export type HandView = {
  readonly phase: Phase;
  readonly variant: string;
  readonly street: StreetName | 'none';
  readonly players: readonly PlayerView[];
  readonly boards: readonly (readonly SeenCard[])[];
  /** What would have come, where it was shown after the hand. */
  readonly undealt: readonly SeenCard[];
  /** Some rulebooks tell nobody at the table how large the pot is. */
  readonly pots: readonly PotView[] | 'notTold';
  readonly toAct: SeatNo | 'nobody';
  readonly price: Chips;
  readonly legal: readonly LegalAction[];
  readonly dealer: readonly DealerAction[];
};

/** What this viewer may know of the hand, and what he may do. */
export function view(hand: Hand, viewer: HandViewer): HandView {
  return {
    phase: hand.phase,
    variant: hand.setup.variant.id,
    street: hand.setup.variant.streets[hand.street]?.name ?? 'none',
    players: hand.players.map((player) => viewPlayer(player, viewer)),
    boards: hand.boards.map((board) => writeCards(board)),
    undealt: writeCards(hand.undealt),
    pots: tellsPots(hand, viewer) ? viewPots(hand) : 'notTold',
    toAct: hand.players[hand.actor]?.seat ?? 'nobody',
    price: chips(hand.price),
    legal: viewer.is === 'seat' ? legalActions(hand, viewer.seat) : [],
    dealer: viewer.is === 'dealer' ? dealerActions(hand) : [],
  };
}

const viewPots = (hand: Hand): readonly PotView[] =>
  potsOf(hand).map(({ amount, eligible }) => ({
    amount: chips(amount),
    eligible: hand.players.flatMap(({ seat }, index) => ((eligible & (1 << index)) === 0 ? [] : [seat])),
  }));

function tellsPots({ setup: { rules, variant } }: Hand, viewer: HandViewer): boolean {
  if (viewer.is === 'dealer') return true;
  switch (rules.potSize) {
    case 'told':
      return true;
    case 'potLimitOnly':
      return variant.structure === 'potLimit';
    case 'never':
      return false;
  }
}

function viewPlayer(player: Hand['players'][number], viewer: HandViewer): PlayerView {
  const own = viewer.is === 'seat' && viewer.seat === player.seat && player.state !== 'mucked';
  return {
    seat: player.seat,
    stack: chips(player.stack),
    bet: chips(player.bet),
    state: player.state,
    allIn: player.stack === 0 && player.state === 'live',
    passive: player.passive,
    cards: player.hole.map((card, nth) => (own || (player.open & (1 << nth)) !== 0 ? writeCard(card) : 'hidden')),
    won: chips(player.won),
  };
}
