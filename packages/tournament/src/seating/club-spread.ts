import type { Random } from '@riffle/aggregate';
import { shuffled } from '@riffle/cards';
import type { Entry } from '../state.ts';
import { type Allotment, exchange, matesAt, unevenness } from './allotment.ts';

/** Every club spread over the tables as evenly as the numbers allow; whoever has no club goes where there is room. */
export function spreadClubs(entries: readonly Entry[], tables: readonly Allotment[], random: Random): void {
  const clubs = Map.groupBy(shuffled(entries, random), ({ club }) => club);
  const free = clubs.get(undefined) ?? [];
  clubs.delete(undefined);
  for (const [club, members] of [...clubs].sort(([, a], [, b]) => b.length - a.length)) {
    spreadClub(club, members, shuffled(tables, random));
  }
  const rooms = shuffled(
    tables.flatMap((table) => Array.from({ length: table.room }, () => table)),
    random,
  );
  for (const [index, entry] of free.entries()) allot(rooms[index], entry);
  while (evened(tables)) {
    // each exchange lessens the sum of squares, so this ends
  }
}

function spreadClub(club: string | undefined, members: readonly Entry[], tables: readonly Allotment[]): void {
  const mates = tables.map((table) => matesAt(table, club));
  for (const member of members) {
    let best: number | undefined;
    for (const [index, table] of tables.entries()) {
      if (table.room > 0 && (best === undefined || isBetter(index, best))) best = index;
    }
    if (best === undefined) return;
    allot(tables[best], member);
    mates[best] = (mates[best] ?? 0) + 1;
  }

  function isBetter(one: number, other: number): boolean {
    const fewer = (mates[one] ?? 0) - (mates[other] ?? 0);
    return fewer < 0 || (fewer === 0 && (tables[one]?.room ?? 0) > (tables[other]?.room ?? 0));
  }
}

function allot(table: Allotment | undefined, entry: Entry): void {
  if (table === undefined) return;
  table.drawn.push(entry);
  table.room -= 1;
}

/** One exchange that evens out a club which different sizes of tables left uneven; false where there is none. */
function evened(tables: readonly Allotment[]): boolean {
  const clubs = new Set(tables.flatMap(({ drawn }) => drawn.flatMap(({ club }) => (club === undefined ? [] : [club]))));
  for (const club of clubs) {
    const counts = tables.map((table) => matesAt(table, club));
    if (Math.max(...counts) - Math.min(...counts) < 2) continue;
    for (const [i, from] of tables.entries()) {
      for (const [j, to] of tables.entries()) {
        if ((counts[i] ?? 0) - (counts[j] ?? 0) >= 2 && exchangedBetween(from, to, club)) return true;
      }
    }
  }
  return false;
}

function exchangedBetween(from: Allotment, to: Allotment, club: string): boolean {
  const leaving = from.drawn.find((entry) => entry.club === club);
  if (leaving === undefined) return false;
  const coming = to.drawn.find((entry) => entry.club !== club && unevenness(from, leaving, to, entry) < 0);
  if (coming === undefined) return false;
  exchange(from, leaving, to, coming);
  return true;
}
