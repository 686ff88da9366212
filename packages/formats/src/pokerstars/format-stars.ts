import { refuse, type Verdict } from '@riffle/aggregate';
import type { SeenCard } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { PlayedHand } from '../hands/played-hand.ts';
import { tellHand } from '../hands/tell-hand.ts';
import type { ToldHand, ToldRound } from '../hands/told-hand.ts';
import { checkedBack } from '../hands/written-hand.ts';
import type { WriteFault } from '../problems/record-fault.ts';
import { actLine } from './act-line.ts';
import { RUNS, starsGameOf, streetTitles } from './games.ts';
import { currencyCode, moneyIn } from './money.ts';
import { readStars } from './read-stars.ts';
import { summaryLines } from './summary-lines.ts';

/** One hand as PokerStars writes it, with the cards of everybody that are known. */
export function formatStars(played: PlayedHand): Verdict<string, WriteFault> {
  const told = tellHand(played);
  if (!told.ok) return told;
  const hand = told.value;
  const game = starsGameOf(hand.variant);
  if (game === undefined) return refuse({ code: 'variant-not-in-format', variant: hand.variant.id });
  if (played.setup.forced.some(({ kind }) => kind === 'deadPost')) {
    return refuse({ code: 'not-in-format', what: 'deadPost' });
  }
  const text = [...headLines(hand, played, game), ...bodyLines(hand), ...summaryLines(hand, played), ''].join('\n');
  return checkedBack(played, text, readStars);
}

/** Many hands in one file, each already written. */
export const joinStars = (hands: readonly string[]): string => hands.join('\n\n');

function headLines(hand: ToldHand, played: PlayedHand, game: string): readonly string[] {
  const { about, players, button, variant, bets } = hand;
  const money = moneyIn(about.currency, hand.decimals);
  const small = played.setup.forced.find(({ kind }) => kind === 'smallBlind')?.amount ?? Math.floor(bets.small / 2);
  const stakes = variant.structure === 'fixedLimit' ? [bets.small, bets.big] : [small, bets.small];
  const [, year = '2000', month = '01', day = '01', time = '00:00:00'] =
    /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/.exec(about.startedAt ?? '') ?? [];
  const id = /^\d+$/.test(about.id ?? '') ? about.id : '1';
  const most = about.seatCount ?? Math.max(...players.map(({ seat }) => seat));
  return [
    `PokerStars Hand #${String(id)}:  ${game} (${stakes.map(money).join('/')}${currencyCode(about.currency)}) - ${year}/${month}/${day} ${time} ET`,
    `Table '${about.table ?? ''}' ${String(most)}-max Seat #${String(button)} is the button`,
    ...players
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ seat, name, stack }) => `Seat ${String(seat)}: ${name} (${money(stack)} in chips)`),
  ];
}

function bodyLines(hand: ToldHand): readonly string[] {
  const lines: string[] = [];
  const holes = new Map<SeatNo, readonly SeenCard[]>();
  const stacks = new Map(hand.players.map(({ seat, stack }) => [seat, stack]));
  const boards: SeenCard[][] = [];
  for (const round of hand.rounds) {
    const again = round.run > 0 || hand.rounds.some(({ street, run }) => street === round.street && run > 0);
    const line = actLine(hand, holes, stacks);
    const posts = round.acts.filter(({ is }) => is === 'post').flatMap(line);
    const rest = round.acts.filter(({ is }) => is !== 'post').flatMap(line);
    lines.push(...posts, streetLine(hand, round, boardsBefore(boards, round), again), ...rest);
    boards[round.run] = [...(boards[round.run] ?? []), ...round.board];
  }
  if (hand.showdown.length > 0) lines.push('*** SHOW DOWN ***', ...hand.showdown.flatMap(actLine(hand, holes, stacks)));
  return lines;
}

/** What lies on a run's board before the street: its own cards, behind those of all runs. */
function boardsBefore(boards: readonly (readonly SeenCard[])[], { run, street }: ToldRound): readonly SeenCard[] {
  const own = boards[run] ?? [];
  const shared = CARDS_BEFORE[street] ?? 0;
  return run === 0 ? own : [...(boards[0] ?? []).slice(0, shared - own.length), ...own];
}
const CARDS_BEFORE: readonly number[] = [0, 0, 3, 4];

function streetLine({ variant }: ToldHand, round: ToldRound, before: readonly SeenCard[], again: boolean): string {
  const title = streetTitles(variant)[round.street] ?? '';
  const run = again ? `${RUNS[round.run] ?? ''} ` : '';
  const cards = [before, round.board].filter((some) => some.length > 0 && round.board.length > 0);
  return [`*** ${run}${title} ***`, ...cards.map((some) => `[${some.join(' ')}]`)].join(' ');
}
