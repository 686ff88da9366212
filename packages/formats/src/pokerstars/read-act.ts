import type { SeenCard } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import type { ToldAct, ToldPlayer } from '../hands/told-hand.ts';
import { isWrittenCards } from '../hands/written-cards.ts';
import { chipsOf } from './money.ts';
import type { Table } from './table.ts';

/** What a line says; `none` where it is no part of the play. */
export function readAct(
  text: string,
  names: readonly ToldPlayer[],
  before: readonly ToldAct[],
  told: Table,
  line: number,
): readonly ToldAct[] | 'none' | 'unreadable' {
  const at = { line };
  const returned = /^Uncalled bet \((\S+)\) returned to (.+)$/.exec(text);
  if (returned !== null) {
    const player = names.find(({ name }) => name === returned[2]);
    const amount = chipsOf(returned[1] ?? '', told.decimals);
    if (player === undefined || amount === undefined) return 'unreadable';
    return [{ is: 'returned', at, seat: player.seat, amount }];
  }
  const dealt = /^Dealt to (.+?)((?: \[[^\]]*\])+)$/.exec(text);
  if (dealt !== null) {
    const player = names.find(({ name }) => name === dealt[1]);
    const cards = [...(dealt[2] ?? '').matchAll(/\[([^\]]*)\]/g)].at(-1)?.[1]?.split(' ') ?? [];
    if (player === undefined || !isWrittenCards(cards)) return 'unreadable';
    return [{ is: 'dealt', at, seat: player.seat, cards }];
  }
  const player = names.find(({ name }) => text.startsWith(`${name}: `));
  if (player === undefined) return 'none';
  const said = text.slice(player.name.length + 2);
  return readSaid(said, player.seat, before, told, at);
}

const PAYS =
  /^(?:calls|brings in for|bets|raises \S+ to|posts (?:the ante|small blind|big blind|straddle|small & big blinds)) /;

const NOT_PLAYED =
  /^(?:doesn't show hand|sits out|is sitting out|will be|has timed out|said|is disconnected|is connected)/;

function readSaid(
  said: string,
  seat: SeatNo,
  before: readonly ToldAct[],
  told: Table,
  at: { readonly line: number },
): readonly ToldAct[] | 'none' | 'unreadable' {
  if (/^folds\b/.test(said)) return [{ is: 'fold', at, seat }];
  if (said === 'checks') return [{ is: 'check', at, seat }];
  const paying = PAYS.exec(said)?.[0];
  if (paying !== undefined) return readPaid(said, paying, seat, before, told, at);
  if (said.startsWith('stands pat')) return [{ is: 'discard', at, seat, cards: [] }];
  const discards = /^discards (\d) cards?/.exec(said);
  const cards = cardsIn(said);
  if (cards === undefined) return 'unreadable';
  if (discards !== null) {
    const count = Number(discards[1]);
    const unseen = Array.from({ length: count }, (): SeenCard => '??');
    return [{ is: 'discard', at, seat, cards: cards.length === count ? cards : unseen }];
  }
  if (said.startsWith('shows ')) return [{ is: 'show', at, seat, cards }];
  if (said.startsWith('mucks hand')) return [{ is: 'muck', at, seat }];
  return NOT_PLAYED.test(said) ? 'none' : 'unreadable';
}

function readPaid(
  said: string,
  paying: string,
  seat: SeatNo,
  before: readonly ToldAct[],
  told: Table,
  at: { readonly line: number },
): readonly ToldAct[] | 'unreadable' {
  const [written = ''] = said.slice(paying.length).split(' ', 1);
  const amount = chipsOf(written, told.decimals);
  if (amount === undefined) return 'unreadable';
  if (paying === 'calls ') return [{ is: 'call', at, seat, amount }];
  if (paying === 'brings in for ') return [{ is: 'bringIn', at, seat, amount }];
  if (paying === 'bets ') return [{ is: 'bet', at, seat, amount, to: amount }];
  if (paying.startsWith('raises ')) return [{ is: 'raise', at, seat, amount, to: amount }];
  return readPost(paying.slice('posts '.length, -1), seat, amount, before, told, at, / and is all-in$/.test(said));
}

function cardsIn(said: string): readonly SeenCard[] | undefined {
  const cards = /\[([^\]]*)\]/.exec(said)?.[1]?.split(' ') ?? [];
  return isWrittenCards(cards) ? cards : undefined;
}

function readPost(
  post: string,
  seat: SeatNo,
  amount: number,
  before: readonly ToldAct[],
  { smallBlind, bigBlind }: Table,
  at: { readonly line: number },
  allIn: boolean,
): readonly ToldAct[] {
  const owed = (full: number): number => (allIn ? Math.max(amount, full) : amount);
  switch (post) {
    case 'the ante':
      return [{ is: 'post', at, seat, kind: 'ante', amount, owed: amount }];
    case 'small blind':
      return [{ is: 'post', at, seat, kind: 'smallBlind', amount, owed: owed(smallBlind) }];
    case 'straddle': {
      const highest = Math.max(
        bigBlind,
        ...before.map((act) => (act.is === 'post' && act.kind !== 'ante' ? act.owed : 0)),
      );
      return [{ is: 'post', at, seat, kind: 'straddle', amount, owed: owed(highest * 2) }];
    }
    case 'small & big blinds': {
      const live = Math.min(amount, bigBlind);
      return [
        { is: 'post', at, seat, kind: 'livePost', amount: live, owed: bigBlind },
        { is: 'post', at, seat, kind: 'deadPost', amount: amount - live, owed: amount - live },
      ];
    }
  }
  // whoever posts a big blind after the first has come in
  const first = !before.some((act) => act.is === 'post' && act.kind === 'bigBlind');
  return [{ is: 'post', at, seat, kind: first ? 'bigBlind' : 'livePost', amount, owed: owed(bigBlind) }];
}
