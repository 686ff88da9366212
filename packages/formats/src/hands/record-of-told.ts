import { type Chips, toChips } from '@riffle/cards';
import { type ForcedBet, type HandSetup, replayHandRules, type SeenCard, type Street } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import { ENDLESS, writeAmount } from './amount.ts';
import type { HandRecord, Place, RecordedAction } from './hand-record.ts';
import type { Said } from './said.ts';
import type { ToldAct, ToldHand, ToldRound } from './told-hand.ts';

/** What a room tells, as a record that can be played: cards that nobody saw are dealt unseen. */
export function recordOfTold(told: ToldHand): HandRecord {
  const players = clockwise(told);
  const actions: RecordedAction[] = [];
  const places: Place[] = [];
  const says: Said[] = [];
  const inUnits = (chips: number): number => Number(writeAmount(chips, told.decimals));
  const say = (action: RecordedAction, at: Place): void => {
    actions.push(action);
    places.push(at);
  };
  const runs = 1 + Math.max(0, ...told.rounds.map(({ run }) => run));
  const live = new Set(players.map(({ seat }) => seat));
  let agreed = runs === 1;
  for (const round of told.rounds) {
    if (round.run > 0) continue;
    const again = told.rounds.filter(({ street, run }) => run > 0 && street === round.street);
    if (again.length > 0 && !agreed) {
      say({ type: 'AgreeRuns', runs }, placeOf(round, told));
      agreed = true;
    }
    dealRound(told, round, again, [...live], say);
    for (const act of round.acts) {
      const action = actionOf(act);
      if (action === undefined) continue;
      const paid = paidIn(act);
      if (paid !== undefined)
        says.push({ is: 'paid', nth: actions.length, seat: act.seat, amount: inUnits(paid), at: act.at });
      say(action, act.at);
      if (act.is === 'fold') live.delete(act.seat);
    }
  }
  for (const act of told.showdown) {
    if (act.is === 'muck') say({ type: 'Muck', seat: act.seat }, act.at);
    if (act.is === 'show') say(showOf(act.seat, act.cards), act.at);
  }
  return {
    setup: setupOf(told, players, runs),
    looser: undefined,
    actions,
    start: told.start,
    places,
    decimals: told.decimals,
    endless: [],
    about: { ...told.about, names: players.map(({ name }) => name) },
    says: [...says, ...saidBeside(told, inUnits)],
  };
}

/** What a call or a check is said to cost. */
function paidIn(act: ToldAct): number | undefined {
  if (act.is === 'check') return 0;
  return act.is === 'call' || act.is === 'bringIn' ? act.amount : undefined;
}

/** What is said of blinds, pots and rake, which no action brings about. */
function saidBeside({ rounds, collected, rake, start }: ToldHand, inUnits: (chips: number) => number): readonly Said[] {
  const acts = rounds.flatMap((round) => round.acts);
  return [
    ...acts.flatMap((act): readonly Said[] => {
      if (act.is !== 'post' && act.is !== 'returned') return [];
      return [
        { is: act.is === 'post' ? 'posted' : 'returned', seat: act.seat, amount: inUnits(act.amount), at: act.at },
      ];
    }),
    ...collected.map((one): Said => ({ is: 'collected', ...one, amount: inUnits(one.amount) })),
    ...(rake === 0 ? [] : [{ is: 'rake', amount: inUnits(rake), at: start } as const]),
  ];
}

const showOf = (seat: SeatNo, cards: readonly SeenCard[]): RecordedAction =>
  cards.length === 0 ? { type: 'Show', seat } : { type: 'Show', seat, cards };

const placeOf = ({ acts }: ToldRound, { start }: ToldHand): Place => acts[0]?.at ?? start;

/** The first left of the button first. */
function clockwise({ players, button }: ToldHand): ToldHand['players'] {
  const around = players.toSorted((a, b) => a.seat - b.seat);
  return [...around.filter(({ seat }) => seat > button), ...around.filter(({ seat }) => seat <= button)];
}

function dealRound(
  told: ToldHand,
  round: ToldRound,
  again: readonly ToldRound[],
  live: readonly SeatNo[],
  say: (action: RecordedAction, at: Place) => void,
): void {
  const street = told.variant.streets[round.street];
  if (street === undefined) return;
  const at = placeOf(round, told);
  if (street.draws) for (const act of round.acts) if (act.is === 'discard') say(discardOf(act.seat, act.cards), act.at);
  if (street.board > 0 || round.board.length > 0) {
    if (round.board.length > 0) say({ type: 'DealBoard', run: 0, cards: round.board }, at);
    for (const { run, board } of again) say({ type: 'DealBoard', run, cards: board }, at);
    return;
  }
  for (const seat of live) {
    const dealt = round.acts.find((act) => act.is === 'dealt' && act.seat === seat);
    const count = cardsFor(street, round, seat);
    if (count === 0) continue;
    const seen = dealt?.is === 'dealt' ? dealt.cards : [];
    // whom only open cards are told of got the others unseen, and before
    const unseen = Array.from({ length: count - seen.length }, (): SeenCard => '??');
    say({ type: 'DealHole', seat, cards: [...unseen, ...seen] }, dealt?.at ?? at);
  }
}

const discardOf = (seat: SeatNo, cards: readonly SeenCard[]): RecordedAction => ({ type: 'Discard', seat, cards });

function cardsFor({ draws, hole }: Street, { acts }: ToldRound, seat: SeatNo): number {
  if (!draws) return hole.length;
  const changed = acts.find((act) => act.is === 'discard' && act.seat === seat);
  return changed?.is === 'discard' ? changed.cards.length : 0;
}

function actionOf(act: ToldAct): RecordedAction | undefined {
  const { seat } = act;
  switch (act.is) {
    case 'fold':
      return { type: 'Fold', seat };
    case 'check':
    case 'call':
      return { type: 'CheckOrCall', seat };
    case 'bringIn':
      return { type: 'PostBringIn', seat };
    case 'bet':
    case 'completion':
    case 'raise':
      return { type: 'BetTo', seat, to: act.to as Chips };
    case 'post':
    case 'dealt':
    case 'discard':
    case 'show':
    case 'muck':
    case 'returned':
      return undefined;
  }
}

function setupOf(told: ToldHand, players: ToldHand['players'], runs: number): HandSetup {
  const forced = (told.rounds[0]?.acts ?? []).flatMap((act): ForcedBet[] =>
    act.is === 'post' ? [{ seat: act.seat, kind: act.kind, amount: toChips(Math.min(act.owed, ENDLESS)) }] : [],
  );
  const antes = forced.filter(({ kind }) => kind === 'ante');
  const { pots } = replayHandRules;
  return {
    variant: told.variant,
    rules: {
      ...replayHandRules,
      pots: {
        ...pots,
        // an ante that one player pays for all is no share of his own
        antes: antes.length === players.length ? 'share' : 'mainPot',
        runs: { ...pots.runs, atMost: runs },
      },
    },
    players: players.map(({ seat, stack }) => ({ seat, stack: toChips(stack) })),
    forced,
    bringIn: toChips(told.bringIn),
    bets: { small: toChips(told.bets.small), big: toChips(told.bets.big) },
    chipUnit: toChips(1),
    deck: 'dealtByCommand',
    showdown: 'asked',
    field: 'more',
  };
}
