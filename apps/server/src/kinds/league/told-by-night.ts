import type { CardOfRound, NightTold, OpenedNight } from '@riffle/league';
import { isDisqualified, isNobodys, places, stackTold, stageOf, type Tournament } from '@riffle/tournament';
import { eventOf, takenOut } from './event-of-night.ts';

type Entry = ReturnType<Tournament['entries']['get']> & object;
/** Of which team somebody is who was not entered with the line-ups. */
export type TeamCalled = (name: string | undefined) => string | undefined;
type Seat = NonNullable<CardOfRound['table']>['seats'][number];

/** How far a night of a match day is, and what of it may stand on cards: each table that is over, or the team event heat by heat. */
export function toldBy(night: Tournament, { of, entries }: OpenedNight, teamCalled: TeamCalled): NightTold {
  const stage = stageIn(night);
  if (night.setup === undefined || stage === 'before' || stage === 'off') return { stage, cards: [] };
  const teams = new Map(entries.map(({ entry, team }) => [entry, team]));
  const teamOf = ({ id, club }: Entry): string | undefined => teams.get(id) ?? teamCalled(club);
  if (of.is === 'event') {
    const { lacks, event } = eventOf(night, of.event, teamOf);
    return { stage, cards: event === undefined ? [] : [{ event }], ...(lacks.length > 0 && { lacks }) };
  }
  return { stage, cards: cardsOf(night, of.heat, teamOf) };
}

function stageIn(night: Tournament): NightTold['stage'] {
  if (night.calledOff !== undefined) return 'off';
  const stage = stageOf(night);
  return stage === 'countdown' ? 'before' : stage;
}

/** Somebody who played, or was to play: at which table, and how he went out. */
type Line = { readonly entry: Entry; readonly table?: string; readonly out?: Out };
type BustOut = Tournament['bustOuts'][number];
type Out = { readonly hand: BustOut; readonly stack?: number };

function cardsOf(night: Tournament, heat: number | undefined, teamOf: (entry: Entry) => string | undefined) {
  const lines = [...night.entries.values()].flatMap((entry): readonly Line[] => {
    const hand = night.bustOuts.find(({ id }) => id === entry.out);
    const one = hand?.out.find(({ entry: id }) => id === entry.id);
    const table = entry.at?.table ?? one?.from?.table;
    if (hand === undefined) return table === undefined ? [] : [{ entry, table }];
    const stack = one?.stackAtStart;
    return [{ entry, ...(table !== undefined && { table }), out: { hand, ...(stack !== undefined && { stack }) } }];
  });
  const apart = night.setup?.form?.eachTable === true;
  if (!apart) return stageOf(night) === 'over' ? [cardOf(night, { table: '1', heat, lines, teamOf })] : [];
  const byTable = Map.groupBy(lines, ({ table = '' }) => table);
  return [...byTable].flatMap(([id, at]) => {
    if (!isOver(night, id, at)) return [];
    const table = [...night.tables.values()].find((one) => one.id === id)?.name ?? id;
    return [cardOf(night, { table, heat, lines: at, teamOf })];
  });
}

/** One has all chips, or chips have ranked who was left when the time was over. */
const isOver = (night: Tournament, table: string, lines: readonly Line[]): boolean =>
  lines.length > 1 &&
  (night.endedByTime?.some((one) => one === table) === true ||
    lines.filter(({ out }) => out === undefined).length === 1);

type OfCard = {
  readonly table: string;
  readonly heat: number | undefined;
  readonly lines: readonly Line[];
  readonly teamOf: (entry: Entry) => string | undefined;
};

function cardOf(night: Tournament, { table, heat, lines, teamOf }: OfCard): CardOfRound {
  const found = places(night);
  const isTimed = night.setup?.form?.timeLimit !== undefined;
  const byChips = lines.some(({ out, table: at }) => out === undefined && night.endedByTime?.some((one) => one === at));
  const issued = lines.reduce((all, { entry }) => all + entry.stack, 0);
  const removed = lines.reduce((all, { out }) => all + takenOut(out?.hand.removed), 0);
  const seatOf = ({ entry, out }: Line): Seat => {
    const team = teamOf(entry);
    const whose = team === undefined ? {} : { team };
    // nobody ever played it, whoever it was meant for
    if (isNobodys(entry.id, entry.person) || out?.hand.removed?.why === 'late') return { ...whose, ghost: true };
    const who = {
      ...{ ...whose, player: entry.person },
      ...(isDisqualified(night, entry.id) && { disqualified: true }),
    };
    const place = found.get(entry.id);
    const chips = out === undefined ? stackTold(night, entry.id)?.chips : out.stack;
    if (byChips && (out === undefined || out.hand.ended === true) && chips !== undefined) return { ...who, chips };
    if (out === undefined && isTimed) return { ...who, chips: issued - removed };
    return { ...who, place: place?.atTable ?? place?.place ?? 1 };
  };
  // the last who went out decided it
  const decided = Math.max(0, ...lines.map(({ out }) => out?.hand.at ?? 0));
  const last = night.day?.lastHands?.at;
  return {
    table: {
      ...{ table, seats: lines.map(seatOf) },
      ...(heat !== undefined && { heat }),
      ...(isTimed && { chips: issued, ...(removed > 0 && { removed }) }),
      ...(isTimed && !byChips && { inTime: true, ...(last !== undefined && decided >= last && { lastHands: true }) }),
    },
  };
}
