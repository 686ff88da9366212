import { type Hand, type HandEvent, potTotal } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { Fact } from './fact.ts';
import { incidentKinds, type KindName } from './kinds.ts';
import { readFacts } from './read-facts.ts';
import { howFarIn } from './situation-of-deal.ts';

/** What a tracked hand knows of itself and of one seat, under the names by which incidents ask. */
export type Situation = { readonly [fact: string]: string | number | boolean | readonly number[] };

/**
 * Chips as they stand now: an incident that asks for the state before an act has to be opened before it is entered.
 * Who has bet cannot be seen from them: that needs the events so far.
 */
export function situationOf(hand: Hand, seat: SeatNo | undefined, soFar: readonly HandEvent[] = []): Situation {
  const index = hand.players.findIndex((player) => player.seat === seat);
  return {
    ...howFarIn(hand),
    ...ofRound(hand),
    ...ofBets(hand),
    ...ofPlayers(hand),
    ...bettorsIn(soFar),
    ...(index < 0 ? {} : ofSeat(hand, index)),
  };
}

const STREETS = ['preflop', 'flop', 'turn', 'river'];
/** Only about a running hand these names mean what they mean here. */
const PHASES_OF_A_HAND = ['bet', 'deal', 'showdown'];

/** Here the chips of the act itself are meant, and it has not been entered. */
const OF_THE_ACT: { readonly [K in KindName]?: readonly string[] } = { undercall: ['inFront'] };

/** Of a situation, what this kind of incident asks for, as far as it can be. */
export function startingFacts(kind: KindName, situation: Situation): Situation {
  const { phase, facts } = incidentKinds[kind];
  if (!PHASES_OF_A_HAND.includes(phase)) return {};
  return Object.fromEntries(
    Object.entries(facts as { readonly [name: string]: Fact }).flatMap(([name, { when: _, ...fact }]) => {
      if (OF_THE_ACT[kind]?.includes(name) === true) return [];
      const value = fact.type === 'chipList' ? asChips(situation[name]) : situation[name];
      const fits = value !== undefined && readFacts({ [name]: fact as Fact }, { [name]: value }).ok;
      return fits ? [[name, value]] : [];
    }),
  );
}

/** Of an amount nobody tracks which chips it is: one chip, to be changed where it is more. */
function asChips(value: Situation[string] | undefined): readonly number[] | undefined {
  if (typeof value === 'number') return value > 0 ? [value] : [];
  return typeof value === 'object' ? value : undefined;
}

function ofRound(hand: Hand): Situation {
  const { variant, bets, forced, chipUnit } = hand.setup;
  const street = variant.streets[hand.street]?.name;
  const posted = (kind: string): number =>
    Math.max(0, ...forced.filter((one) => one.kind === kind).map(({ amount }) => amount));
  const bigBlind = posted('bigBlind');
  return {
    game: gameOf(hand),
    structure: variant.structure,
    ...(street !== undefined && STREETS.includes(street) && { street }),
    smallBlind: posted('smallBlind'),
    bigBlind: bigBlind === 0 ? bets.small : bigBlind,
    ante: posted('ante'),
    unit: chipUnit,
    holeCards: variant.streets[0]?.hole.length ?? 0,
  };
}

function gameOf({ setup: { variant } }: Hand): string {
  if (variant.family === 'stud') return variant.showing === 'low' ? 'razz' : 'stud';
  return variant.low === 'none' ? 'flop' : 'hiLo';
}

const ofBets = (hand: Hand): Situation => ({
  toFace: hand.price,
  pot: potTotal(hand),
  ...(hand.opened && hand.increment > 0 && { lastRaise: hand.increment }),
});

/** Before the flop the big blind counts too. */
function bettorsIn(events: readonly HandEvent[]): Situation {
  const bettors = new Set<SeatNo>();
  for (const event of events) {
    if (event.type === 'RoundClosed') bettors.clear();
    const bets = event.type === 'ForcedBetPosted' ? event.kind === 'bigBlind' : BETS.has(event.type);
    if (bets && 'seat' in event && event.seat !== undefined) bettors.add(event.seat);
  }
  return bettors.size === 0 ? {} : { bettors: bettors.size };
}
const BETS: ReadonlySet<HandEvent['type']> = new Set(['BetMade', 'Completed', 'Raised']);

function ofPlayers(hand: Hand): Situation {
  const live = hand.players.filter(({ state }) => state === 'live');
  const allIn = live.some(({ stack }) => stack === 0);
  const seatOf = (name: string, index: number): Situation => {
    const its = hand.players[index]?.seat;
    return its === undefined ? {} : { [name]: its };
  };
  return {
    players: hand.players.length,
    playersLeft: live.length,
    inHand: live.map(({ seat }) => seat),
    othersLeft: live.length - 1,
    headsUp: live.length === 2,
    allIn,
    sidePotOpen: allIn && hand.withChips > 1,
    actionLeft: hand.actor >= 0 || hand.withChips > 1,
    // the first of the hand is the first left of the button, on whatever seat it lies
    ...seatOf('buttonSeat', hand.players.length - 1),
    ...seatOf('lastBettor', hand.aggressor),
    ...seatOf('earlierBettor', hand.earlierAggressor),
    ...seatOf('preflopRaiser', hand.firstAggressor),
  };
}

function ofSeat(hand: Hand, index: number): Situation {
  const { seat, bet, stack } = hand.players[index] as Hand['players'][number];
  const others = hand.players.filter((_, other) => other !== index).map((other) => other.bet);
  const isBettor = hand.phase === 'betting' && hand.aggressor === index;
  return {
    seat,
    inFront: bet,
    stack,
    facesBet: hand.price > bet,
    facedBet: hand.price > bet,
    // a blind is no bet
    ownBet: isBettor ? bet : 0,
    matched: isBettor ? Math.max(hand.priceBefore, ...others) : 0,
  };
}
