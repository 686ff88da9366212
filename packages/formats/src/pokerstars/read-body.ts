import type { SeenCard } from '@riffle/hand';
import type { SeatNo } from '@riffle/table';
import { quoted } from '../hands/bounds.ts';
import type { Line } from '../hands/lines.ts';
import type { ToldAct, ToldHand, ToldRound } from '../hands/told-hand.ts';
import { isWrittenCards } from '../hands/written-cards.ts';
import type { RecordFault } from '../problems/record-fault.ts';
import { RUNS, streetTitles } from './games.ts';
import { readAct } from './read-act.ts';
import { readCollected } from './read-collected.ts';
import type { Table } from './table.ts';

type Body = Pick<ToldHand, 'rounds' | 'showdown' | 'bringIn' | 'collected'> & { readonly acted: ReadonlySet<SeatNo> };
type Round = {
  readonly street: number;
  readonly run: number;
  readonly board: readonly SeenCard[];
  readonly acts: ToldAct[];
};

const TITLE = /^\*\*\* (?:(FIRST|SECOND|THIRD|FOURTH) )?(.+?) \*\*\*(.*)$/;

/** All between the seats and the summary. */
export function readBody(lines: readonly Line[], told: Table): Body | { readonly fault: RecordFault } {
  const titles = streetTitles(told.variant);
  const rounds: Round[] = [{ street: 0, run: 0, board: [], acts: [] }];
  const showdown: ToldAct[] = [];
  const collected: ToldHand['collected'][number][] = [];
  const acted = new Set<SeatNo>();
  // the longest first: a name may begin with another
  const names = told.players.toSorted((a, b) => b.name.length - a.name.length);
  for (const { line, text } of lines) {
    const title = TITLE.exec(text);
    if (title !== null) {
      const round = readTitle(title, titles);
      if (round === 'unknown') return { fault: { code: 'action-unreadable', action: quoted(text), line } };
      if (round !== 'none') rounds.push(round);
      continue;
    }
    const got = readCollected(text, names, told, line);
    if (got === 'unreadable') return { fault: { code: 'action-unreadable', action: quoted(text), line } };
    if (got !== 'none') {
      collected.push(got);
      continue;
    }
    const round = rounds[rounds.length - 1] as Round;
    const act = readAct(text, names, round.acts, told, line);
    if (act === 'none') continue;
    if (act === 'unreadable') return { fault: { code: 'action-unreadable', action: quoted(text), line } };
    for (const one of act) {
      if (one.is !== 'returned') acted.add(one.seat);
      if (one.is === 'show' || one.is === 'muck') showdown.push(one);
      else round.acts.push(one);
    }
  }
  return { rounds, showdown, collected, bringIn: bringInOf(rounds[0]?.acts ?? []), acted };
}

/** Who is all-in with the bring-in has brought less than the others owe: the calls before the first raise say what. */
function bringInOf(acts: readonly ToldAct[]): number {
  const raised = acts.findIndex((act) => 'to' in act);
  const before = raised < 0 ? acts : acts.slice(0, raised);
  if (!before.some(({ is }) => is === 'bringIn')) return 0;
  return Math.max(...before.map((act) => (act.is === 'bringIn' || act.is === 'call' ? act.amount : 0)));
}

function readTitle(
  [, run, title = '', rest = '']: RegExpExecArray,
  titles: readonly string[],
): (ToldRound & Round) | 'none' | 'unknown' {
  // with draws FIRST is a part of the street's name
  const whole = run === undefined ? title : `${run} ${title}`;
  const named = titles.indexOf(whole);
  const street = named >= 0 ? named : titles.indexOf(title);
  if (street === 0 || title === 'SHOW DOWN') return 'none';
  if (street < 0) return 'unknown';
  const board = [...rest.matchAll(/\[([^\]]*)\]/g)].at(-1)?.[1]?.split(' ') ?? [];
  if (!isWrittenCards(board)) return 'unknown';
  return { street, run: named >= 0 ? 0 : RUNS.indexOf(run as (typeof RUNS)[number]), board, acts: [] };
}
