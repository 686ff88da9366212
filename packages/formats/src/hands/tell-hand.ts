import { accept, refuse, type Verdict } from '@riffle/aggregate';
import type { HandEvent, SeenCard } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { WriteFault } from '../problems/record-fault.ts';
import type { Place } from './hand-record.ts';
import type { PlayedHand } from './played-hand.ts';
import type { ToldAct, ToldHand } from './told-hand.ts';

type Round = { readonly street: number; readonly run: number; readonly board: SeenCard[]; readonly acts: ToldAct[] };

/** What a hand's events say, in the order in which rooms tell it. */
export function tellHand({ setup, events, decimals, about }: PlayedHand): Verdict<ToldHand, WriteFault> {
  const rounds: Round[] = [{ street: 0, run: 0, board: [], acts: [] }];
  const further: Round[] = [];
  const showdown = new Map<SeatNo, ToldAct>();
  const last = (): Round => rounds[rounds.length - 1] as Round;
  for (const event of events) {
    if (event.type === 'PartAccepted') return refuse({ code: 'not-in-format', what: 'partShown' });
    if (event.type === 'HandVoided') return refuse({ code: 'not-in-format', what: 'voidHand' });
    if (event.type === 'CardsPutRight') return refuse({ code: 'not-in-format', what: 'cardsPutRight' });
    if (event.type === 'HandKilled') return refuse({ code: 'not-in-format', what: 'killedHand' });
    if (event.type === 'StreetBegun' && event.street > 0) {
      rounds.push({ street: event.street, run: 0, board: [], acts: [] });
    }
    if (event.type === 'BoardDealt') {
      if (event.run === 0) last().board.push(...event.cards);
      else further.push({ street: last().street, run: event.run, board: [...event.cards], acts: [] });
    }
    const act = actOf(event);
    if (act === undefined) continue;
    // a hand that lay open before the last cards came is told at the end, when it is whole
    const before = showdown.get(act.seat);
    if (event.type === 'PartShown' && act.is === 'show' && before?.is === 'show') {
      showdown.set(act.seat, { ...before, cards: [...before.cards, ...act.cards] });
    } else if (act.is === 'show' || act.is === 'muck') showdown.set(act.seat, act);
    else last().acts.push(act);
    const open = showdown.get(act.seat);
    if (act.is === 'dealt' && open?.is === 'show') {
      showdown.set(act.seat, { ...open, cards: [...open.cards, ...act.cards] });
    }
  }
  // cards may be shown after the hand
  if (!events.some(({ type }) => type === 'HandEnded'))
    return refuse({ code: 'not-in-format', what: 'unfinishedHand' });
  const { names, ...rest } = about;
  return accept({
    variant: setup.variant,
    decimals,
    about: rest,
    button: (setup.players.at(-1) ?? { seat: 1 as SeatNo }).seat,
    players: setup.players.map(({ seat, stack }, nth) => ({ seat, stack, name: names[nth] ?? `p${String(nth + 1)}` })),
    bringIn: setup.bringIn,
    bets: setup.bets,
    rounds: [...rounds, ...further.toSorted((a, b) => a.run - b.run)],
    showdown: [...showdown.values()],
    collected: [],
    rake: 0,
    start: NOWHERE,
  });
}

/** What the engine has played stands in no file. */
const NOWHERE: Place = { line: 0 };

function actOf(event: HandEvent): ToldAct | undefined {
  switch (event.type) {
    case 'ForcedBetPosted': {
      const { seat, kind, amount, owed } = event;
      return { is: 'post', at: NOWHERE, seat, kind, amount, owed };
    }
    case 'HoleDealt':
      return { is: 'dealt', at: NOWHERE, seat: event.seat, cards: event.cards };
    case 'Discarded':
      return { is: 'discard', at: NOWHERE, seat: event.seat, cards: event.cards };
    case 'HandShown':
    case 'PartShown':
      return { is: 'show', at: NOWHERE, seat: event.seat, cards: event.cards };
    case 'BoardPlayed':
      return { is: 'show', at: NOWHERE, seat: event.seat, cards: [] };
    case 'HandMucked':
      return { is: 'muck', at: NOWHERE, seat: event.seat };
    case 'Folded':
      return { is: 'fold', at: NOWHERE, seat: event.seat };
    case 'Checked':
      return { is: 'check', at: NOWHERE, seat: event.seat };
    case 'Called':
      return { is: 'call', at: NOWHERE, seat: event.seat, amount: event.amount };
    case 'BringInPosted':
      return { is: 'bringIn', at: NOWHERE, seat: event.seat, amount: event.amount };
    case 'BetReturned':
      return { is: 'returned', at: NOWHERE, seat: event.seat, amount: event.amount };
    case 'BetMade':
      return { is: 'bet', at: NOWHERE, seat: event.seat, amount: event.amount, to: event.to };
    case 'Completed':
      return { is: 'completion', at: NOWHERE, seat: event.seat, amount: event.amount, to: event.to };
    case 'Raised':
      return { is: 'raise', at: NOWHERE, seat: event.seat, amount: event.amount, to: event.to };
    case 'HandStarted':
    case 'StreetBegun':
    case 'CardBurned':
    case 'BoardDealt':
    case 'SharedCardCalled':
    case 'DiscardsReshuffled':
    case 'BettingOpened':
    case 'HandKilled':
    case 'HandMadePassive':
    case 'BoundToCall':
    case 'HandVoided':
    case 'CardsPutRight':
    case 'RoundClosed':
    case 'RunsOffered':
    case 'RunsAgreed':
    case 'ShowdownOpened':
    case 'PartAccepted':
    case 'NextCardsShown':
    case 'PotAwarded':
    case 'HandEnded':
      return undefined;
  }
}
