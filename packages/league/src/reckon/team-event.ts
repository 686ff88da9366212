import { type Profile, saidBy } from '../profile/profile.ts';
import type { Stack, TeamEvent } from '../season/shape.ts';
import { byList, placed, pointsAt } from './place-points.ts';
import type { CardProblem, Remark } from './remark.ts';
import { reckonThirds, type ThirdScore } from './thirds.ts';

type EventPlace = {
  readonly team: string;
  readonly place: number;
  readonly sharers: number;
  readonly points: number;
  /** Nobody ever played its stack. */
  readonly never: boolean;
};
export type EventScore = {
  readonly event: string;
  readonly teams: readonly EventPlace[];
  readonly thirds: readonly (ThirdScore & { readonly heat: number })[];
  readonly remarks: readonly Remark[];
  readonly problems: readonly CardProblem[];
};

/** Teams by the place at which their stack went out; one that nobody ever played stands last and has nothing. */
export function reckonEvent(profile: Profile, { event, heats }: TeamEvent, path = ''): EventScore {
  const inOrder = heats.toSorted((a, b) => a.heat - b.heat);
  const byTeam = new Map<string, Stack[]>();
  for (const stack of inOrder.flatMap(({ stacks }) => stacks))
    byTeam.set(stack.team, [...(byTeam.get(stack.team) ?? []), stack]);
  const all = [...byTeam].map(([team, stacks]) => ({ team, stacks, never: neverPlayed(stacks) }));
  const played = placed(
    all.filter(({ never }) => !never),
    ({ stacks }) => lastOf(stacks),
  );
  const never = all.filter((one) => one.never);
  const worth = byList(saidBy(profile, 'points.events'));
  return {
    event,
    teams: [
      ...played.map(({ one, place, sharers }) => ({
        ...{ team: one.team, place, sharers, never: false },
        points: pointsAt(profile, { place, sharers }, worth),
      })),
      ...never.map(({ team }) => ({
        ...{ team, place: played.length + 1, sharers: never.length, never: true },
        points: saidBy(profile, 'points.ghost'),
      })),
    ],
    thirds: inOrder.flatMap(({ heat, stacks }) =>
      reckonThirds(profile, stacks, isOver(stacks)).map((third) => ({ ...third, heat })),
    ),
    remarks: remarksOn(event, inOrder),
    problems: [
      ...heats.flatMap(({ stacks }, nth) => problemsIn(stacks, `${path}heats[${String(nth)}].`)),
      ...(never.length > played.length ? [] : placesOrEnds(heats, played, never.length, path)),
    ],
  };
}

/** Where a stack was nobody's from the first to the last, no hand of it was played. */
const neverPlayed = (stacks: readonly Stack[]): boolean =>
  stacks.some(({ removed }) => removed === true) || stacks.every(({ ghost }) => ghost === true);

/** Who is still there stands before who went out, by chips. */
function lastOf(stacks: readonly Stack[]): readonly number[] {
  const { place, end = 0 } = stacks.at(-1) ?? {};
  return place === undefined ? [0, -end] : [place === 1 ? 0 : 1, place === 1 ? -Infinity : place];
}

/** No more than one stack is left. */
const isOver = (stacks: readonly Stack[]): boolean =>
  stacks.filter(({ place, removed }) => removed !== true && (place === undefined || place === 1)).length <= 1;

function problemsIn(stacks: readonly Stack[], path: string): readonly CardProblem[] {
  return stacks.flatMap((stack, nth): readonly CardProblem[] => {
    const at = `${path}stacks[${String(nth)}]`;
    if (stack.player === undefined && stack.ghost !== true && stack.removed !== true)
      return [{ path: at, code: 'stack-without-player' }];
    // who has nothing left has gone out, and at a place
    const isLeft = (stack.end ?? 0) > 0 || (stack.ghost === true && stack.end !== undefined);
    return !isLeft && stack.place === undefined && stack.removed !== true
      ? [{ path: at, code: 'stack-without-result' }]
      : [];
  });
}

type Played = readonly { readonly one: { readonly stacks: readonly Stack[] }; readonly place: number }[];

/** A stack of which nothing more is told stands among those that are left and moves all places: then that is what is wrong. */
function placesOrEnds(heats: TeamEvent['heats'], played: Played, never: number, path: string): readonly CardProblem[] {
  const wrong = wrongPlaces(heats, played, never, path);
  if (wrong.length === 0) return [];
  const ends = heats.flatMap(({ heat, stacks }, nth): readonly CardProblem[] => {
    const next = heats.find((one) => one.heat === heat + 1);
    return (next === undefined ? [] : lost(stacks, next.stacks)).map((stack) => ({
      path: `${path}heats[${String(nth)}].stacks[${String(stacks.indexOf(stack))}]`,
      code: 'stack-ends-nowhere',
    }));
  });
  return ends.length > 0 ? ends : wrong;
}

function wrongPlaces(heats: TeamEvent['heats'], played: Played, never: number, path: string): readonly CardProblem[] {
  return played.flatMap(({ one, place }): readonly CardProblem[] => {
    const stack = one.stacks.find((each) => each.place !== undefined);
    if (stack?.place === undefined || (stack.place >= place && stack.place <= place + never)) return [];
    const heat = heats.findIndex(({ stacks }) => stacks.includes(stack));
    const nth = heats[heat]?.stacks.indexOf(stack) ?? 0;
    const at = `${path}heats[${String(heat)}].stacks[${String(nth)}].place`;
    return [{ path: at, code: 'place-cannot-be', written: stack.place, reckoned: place }];
  });
}

/** Chips neither come nor go, and each stack goes on as it was left. */
function remarksOn(event: string, heats: TeamEvent['heats']): readonly Remark[] {
  return heats.flatMap(({ heat, stacks, removed: taken }, nth): readonly Remark[] => {
    const earlier = heats[nth - 1]?.stacks;
    const later = heats[nth + 1] !== undefined;
    const gone = taken ?? total(stacks.filter(({ removed }) => removed === true).map(({ start }) => start));
    const before = total(stacks.map(({ start }) => start)) - gone;
    const after = total(stacks.map(({ end = 0 }) => end));
    const isTold = stacks.every(({ end, place, removed }) => end !== undefined || (place ?? 0) > 1 || removed === true);
    return [
      ...((later || after > 0) && isTold && before !== after
        ? [{ code: 'stacks-do-not-add-up', event, heat, before, after } as const]
        : []),
      ...lost(earlier, stacks).map(
        ({ team, end: left = 0 }): Remark => ({ code: 'stack-not-played-on', event, heat, team, left }),
      ),
      ...stacks.flatMap(({ team, start }): readonly Remark[] => {
        const left = earlier?.find((one) => one.team === team)?.end;
        return left === undefined || left === start
          ? []
          : [{ code: 'stack-not-handed-on', event, heat, team, left, taken: start }];
      }),
    ];
  });
}

/** Stacks of players that were left with chips and of which nothing is told in the next heat. */
const lost = (earlier: readonly Stack[] = [], stacks: readonly Stack[]): readonly Stack[] =>
  earlier.filter(
    ({ team, end = 0, place, ghost, removed }) =>
      end > 0 && place === undefined && ghost !== true && removed !== true && stacks.every((one) => one.team !== team),
  );
const total = (chips: readonly number[]): number => chips.reduce((all, one) => all + one, 0);
