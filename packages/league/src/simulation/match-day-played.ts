import type { Random } from '@riffle/aggregate';
import type { Card, Round, Stack, TeamEvent, TeamTold } from '../season/shape.ts';

/** Who plays for a team on a match day, by his number; nobody where a player is missing. */
export type Fielded = { readonly team: string; readonly players: readonly (string | undefined)[] };
type Heat = { readonly event: readonly number[]; readonly tables: readonly number[] };
export type Played = {
  readonly round: number;
  readonly division: string;
  readonly date: string;
  readonly heats: readonly Heat[];
  readonly fielded: readonly Fielded[];
  readonly told: readonly TeamTold[];
  readonly random: Random;
};

const SEATS = 6;
const STACK = 2_000;
const START = 10_000;

/** A whole match day by chance: single tables of each heat, team events whose stacks are handed on, as round cards have it. */
export function playMatchDay({ round, division, date, heats, fielded, told, random }: Played): Round {
  const events = ['A', 'B'].slice(0, heats[0]?.event.length ?? 0);
  const seats = heats.map((): { team: string; player: string | undefined }[] => []);
  for (const [nth, { tables }] of heats.entries())
    for (const { team, players } of fielded)
      for (const number of tables) seats[nth]?.push({ team, player: players[number - 1] });
  return {
    ...{ round, division, date, teams: told },
    tables: seats.flatMap((all, nth) => tablesOf(shuffledBy(random, all), nth + 1, random)),
    events: events.map((event, which) => playEvent(event, which, heats, fielded, random)),
  };
}

type Sitting = { readonly team: string; readonly player: string | undefined };

/** As few tables as possible, as even as possible. */
function tablesOf(all: readonly Sitting[], heat: number, random: Random): readonly Card[] {
  const many = Math.ceil(all.length / SEATS);
  return Array.from({ length: many }, (_, nth) => {
    const sitting = all.filter((__, at) => at % many === nth);
    const real = shuffledBy(
      random,
      sitting.filter(({ player }) => player !== undefined),
    );
    const ghosts = sitting.filter(({ player }) => player === undefined);
    const left = random(3) === 0 ? Math.min(real.length, 2 + random(2)) : 1;
    const chips = STACK * sitting.length;
    const shares = sharesOf(chips, left, random);
    return {
      ...{ table: String(nth + 1), heat, chips, ...(left === 1 && { inTime: random(5) > 0 }) },
      seats: [
        ...real.map(({ team, player }, at) => ({
          ...{ team, ...(player !== undefined && { player }) },
          ...(at < left ? { chips: shares[at] ?? 0 } : { place: at + 1 }),
        })),
        ...ghosts.map(({ team }) => ({ team, ghost: true })),
      ],
    };
  });
}

/** Whole amounts, each something, that add up. */
function sharesOf(chips: number, many: number, random: Random): readonly number[] {
  let left = chips;
  return Array.from({ length: many }, (_, nth) => {
    const rest = many - nth - 1;
    const share = rest === 0 ? left : 25 + 25 * random(Math.max(1, Math.floor((left - 25 * (rest + 1)) / 25)));
    left -= share;
    return share;
  });
}

/** Half of those who are in go out in each heat but the last, which is played to its end. */
function playEvent(
  event: string,
  which: number,
  heats: readonly Heat[],
  fielded: readonly Fielded[],
  random: Random,
): TeamEvent {
  let inPlay = fielded.map(({ team }) => ({ team, chips: START }));
  return {
    event,
    heats: heats.flatMap(({ event: numbers }, nth) => {
      if (inPlay.length === 0) return [];
      const isLast = nth === heats.length - 1;
      const players = new Map(fielded.map(({ team, players: all }) => [team, all[(numbers[which] ?? 1) - 1]]));
      const survive = isLast ? 1 : Math.max(2, Math.ceil((inPlay.length * 2) / 3));
      const order = shuffledBy(random, inPlay);
      // a stack of nobody is blinded down and stays for its team mate
      const kept = order.toSorted(
        (a, b) => Number(players.get(a.team) !== undefined) - Number(players.get(b.team) !== undefined),
      );
      const stay = isLast ? order.slice(0, 1) : kept.slice(0, survive);
      const shares = sharesOf(total(inPlay), stay.length, random);
      const stacks = inPlay.map(({ team, chips }): Stack => {
        const player = players.get(team);
        const at = stay.findIndex((one) => one.team === team);
        const out = order.filter((one) => !stay.includes(one)).findIndex((one) => one.team === team);
        return {
          ...{ team, start: chips, ...(player === undefined ? { ghost: true } : { player }) },
          ...(at >= 0 && !isLast ? { end: shares[at] ?? 0 } : { place: at >= 0 ? 1 : stay.length + out + 1 }),
        };
      });
      inPlay = stay.map(({ team }, at) => ({ team, chips: shares[at] ?? 0 }));
      return [{ heat: nth + 1, stacks }];
    }),
  };
}

const total = (stacks: readonly { readonly chips: number }[]): number =>
  stacks.reduce((all, { chips }) => all + chips, 0);

export function shuffledBy<T>(random: Random, all: readonly T[]): readonly T[] {
  const found = [...all];
  for (let nth = found.length - 1; nth > 0; nth -= 1) {
    const other = random(nth + 1);
    const [a, b] = [found[nth], found[other]];
    if (a !== undefined && b !== undefined) [found[nth], found[other]] = [b, a];
  }
  return found;
}
