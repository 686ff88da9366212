import { difference } from '@riffle/aggregate';
import type { HandCommand } from './command.ts';
import { boardFits, burnedFits, forcedBetFits, holeFits, reshuffledFits } from './dealt-fits.ts';
import { play } from './decide.ts';
import type { HandEvent } from './event.ts';
import { copyOf, type Hand, potTotal } from './hand.ts';
import { nextByItself, rests } from './next-by-itself.ts';

/** Whether the engine would write this very event next: by itself, or where the hand rests since somebody asks for it. */
export const fits = (hand: Hand, event: HandEvent): boolean =>
  followsByItself(hand, event) ||
  (rests(hand) && commandsFor(hand, event).some((command) => isFirst(asked(hand, command), event)));

const isFirst = ([first]: readonly HandEvent[], event: HandEvent): boolean =>
  first !== undefined && difference(withoutOrder(first), withoutOrder(event)) === undefined;

/** In which order the stub lies, chance may have said. */
const withoutOrder = (event: HandEvent): HandEvent =>
  event.type === 'CardsPutRight' && event.stub !== undefined ? { ...event, stub: event.stub.toSorted() } : event;

function asked(hand: Hand, command: HandCommand): readonly HandEvent[] {
  const events: HandEvent[] = [];
  play(copyOf(hand), command, { random: () => 0 }, events);
  return events;
}

/** The commands that can have brought the event about; none for what only happens by itself. */
function commandsFor(hand: Hand, event: HandEvent): readonly HandCommand[] {
  switch (event.type) {
    case 'HandStarted':
      return [{ type: 'StartHand', setup: event.setup }];
    case 'Folded':
      return [{ type: 'Fold', seat: event.seat }];
    case 'Checked':
      return [{ type: 'Check', seat: event.seat }];
    case 'Called':
      return [{ type: 'Call', seat: event.seat }];
    case 'BetMade':
    case 'Completed':
    case 'Raised':
      return [{ type: 'BetTo', seat: event.seat, to: event.to }];
    case 'BringInPosted':
      return [{ type: 'PostBringIn', seat: event.seat }];
    case 'Discarded':
      return [{ type: 'Discard', seat: event.seat, cards: event.cards }];
    case 'HandShown':
    case 'PartShown':
      return [
        { type: 'Show', seat: event.seat },
        { type: 'Show', seat: event.seat, cards: event.cards },
      ];
    case 'HandMucked':
      return [{ type: 'Muck', seat: event.seat }];
    case 'BoardPlayed':
      return [{ type: 'PlayBoard', seat: event.seat }];
    case 'PartAccepted':
      return [{ type: 'AcceptPart', seat: event.seat }];
    case 'HandKilled':
      return [{ type: 'KillHand', seat: event.seat }];
    case 'HandMadePassive':
      return [{ type: 'MakePassive', seat: event.seat }];
    case 'BoundToCall':
      return [{ type: 'BindToCall', seat: event.seat }];
    case 'HandVoided':
      return [{ type: 'VoidHand' }];
    case 'CardsPutRight': {
      const { type: _, stub: __, ...right } = event;
      return [{ type: 'PutCardsRight', stub: 'asItLies', ...right }];
    }
    case 'RunsAgreed':
      return [{ type: 'AgreeRuns', runs: event.runs }];
    case 'HoleDealt':
      return [{ type: 'DealHole', seat: event.seat, cards: event.cards }];
    case 'BoardDealt':
      return [{ type: 'DealBoard', run: event.run, cards: event.cards }];
    case 'SharedCardCalled':
      return [{ type: 'DealBoard', cards: ['??'] }];
    case 'CardBurned':
      return [{ type: 'BurnCard', card: event.card }];
    case 'NextCardsShown': {
      const agreed = hand.players.map(({ seat }) => seat);
      return [
        { type: 'ShowNextCards', agreed },
        { type: 'ShowNextCards', agreed, cards: event.cards },
      ];
    }
    case 'ForcedBetPosted':
    case 'StreetBegun':
    case 'DiscardsReshuffled':
    case 'BettingOpened':
    case 'BetReturned':
    case 'RoundClosed':
    case 'RunsOffered':
    case 'ShowdownOpened':
    case 'PotAwarded':
    case 'HandEnded':
      return [];
  }
}

/** Events of one step are looked at one by one, so what is written several times in a step is told by what is left. */
function followsByItself(hand: Hand, event: HandEvent): boolean {
  switch (event.type) {
    case 'ForcedBetPosted':
      return forcedBetFits(hand, event);
    case 'CardBurned':
      return burnedFits(hand, event);
    case 'HoleDealt':
      return holeFits(hand, event);
    case 'BoardDealt':
      return boardFits(hand, event);
    case 'DiscardsReshuffled':
      return reshuffledFits(hand, event);
    case 'PotAwarded':
      return potFits(hand, event);
    case 'HandEnded':
      return potTotal(hand) === 0 && finishing(hand).length > 0;
    case 'StreetBegun':
    case 'SharedCardCalled':
    case 'BettingOpened':
    case 'BetReturned':
    case 'RoundClosed':
    case 'RunsOffered':
    case 'ShowdownOpened':
    case 'HandShown':
    case 'HandMucked':
      return isFirst(nextByItself(hand), event);
    case 'HandStarted':
    case 'Folded':
    case 'Checked':
    case 'Called':
    case 'BetMade':
    case 'Completed':
    case 'Raised':
    case 'BringInPosted':
    case 'Discarded':
    case 'PartShown':
    case 'BoardPlayed':
    case 'PartAccepted':
    case 'HandKilled':
    case 'HandMadePassive':
    case 'BoundToCall':
    case 'HandVoided':
    case 'CardsPutRight':
    case 'RunsAgreed':
    case 'NextCardsShown':
      return false;
  }
}

type PotAwarded = Extract<HandEvent, { readonly type: 'PotAwarded' }>;

/** One of the pots that are pushed here, after as many chips as were pushed already. */
function potFits(hand: Hand, event: PotAwarded): boolean {
  let before = 0;
  for (const award of finishing(hand)) {
    if (award.type !== 'PotAwarded') continue;
    if (before === hand.awarded && difference(award, event) === undefined) return true;
    before += award.shares.reduce((sum, { amount }) => sum + amount, 0);
  }
  return false;
}

/** All pots and the end, where nobody has to show or muck before. */
function finishing(hand: Hand): readonly HandEvent[] {
  const events = nextByItself(hand);
  return events.every(({ type }) => type === 'PotAwarded' || type === 'HandEnded') ? events : [];
}
