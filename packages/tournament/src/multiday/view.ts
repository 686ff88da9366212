import type { Chips } from '@riffle/cards';
import { sumChips } from '@riffle/cards';
import type { Cents } from '@riffle/money';
import type { DayLeft } from '../day-end/day-left.ts';
import { type CarriedInto, carriedInto } from './carry.ts';
import { mayNotOpen } from './decide.ts';
import { type Placed, placed } from './placed.ts';
import { type MultiDay, type MultiDaySetup, nightOf, type Opened, type PartId, partsOf } from './state.ts';

export type MultiDayViewer = 'staff' | 'room';

export type PartView = {
  readonly id: PartId;
  readonly name: string;
  readonly feeds?: PartId;
  readonly through?: number;
  /** Once it has one. */
  readonly night?: string;
  readonly stage: 'closed' | 'before' | 'play' | 'over';
  readonly entries: number;
  /** Once it is over: how many stacks went on, with how many chips, and by how many they are not what was in play. */
  readonly bagged?: number;
  readonly chips?: Chips;
  readonly off?: number;
  /** Staff only. Penalties that go on. */
  readonly penalties?: number;
  /** Staff only: what goes on into it, as far as its flights are over, or as it was opened. Persons are those of the club. */
  readonly carried?: Pick<CarriedInto, 'stacks' | 'forfeited' | 'pool' | 'start'>;
  /** Its flights are over, and it can be opened. */
  readonly mayOpen?: true;
  /** Staff only: it was opened, and a flight says otherwise since. */
  readonly changed?: true;
};

export type MultiDayView = {
  readonly setup?: MultiDaySetup;
  readonly parts: readonly PartView[];
  /** Staff only. Of who is out, best first. */
  readonly places?: readonly Placed[];
  /** How the rulebook ranks those who went out in different flights; once a flight has ended. */
  readonly across?: DayLeft['across'];
  readonly totals: {
    readonly entries: number;
    readonly forfeited: Chips;
    readonly pool: Cents;
    readonly currency?: string;
  };
};

export function view(state: MultiDay, viewer: MultiDayViewer): MultiDayView {
  const staff = viewer === 'staff';
  const facts = partsOf(state).flatMap(({ id }) => state.told[id]?.day ?? []);
  const [first] = facts;
  const firsts = partsOf(state).filter(({ night }) => night !== undefined);
  const carried = partsOf(state).flatMap(({ id }) => state.opened[id] ?? carriedInto(state, id) ?? []);
  return {
    ...(state.setup && { setup: state.setup }),
    parts: partsOf(state).map((part) => viewPart(state, part, staff)),
    ...(staff && { places: placed(state) }),
    ...(first && { across: first.across }),
    totals: {
      entries: firsts.reduce((sum, { id }) => sum + (state.told[id]?.entries ?? 0), 0),
      forfeited: sumChips(carried.flatMap(({ forfeited }) => forfeited.map(({ chips }) => chips))),
      pool: firsts.reduce((sum, { id }) => sum + (state.told[id]?.day?.pool ?? 0), 0) as Cents,
      ...(first && { currency: first.currency }),
    },
  };
}

function viewPart(state: MultiDay, part: ReturnType<typeof partsOf>[number], staff: boolean): PartView {
  const { id, name, feeds } = part;
  const told = state.told[id];
  const through = told === undefined ? part.through : told.through;
  const night = nightOf(state, part);
  const day = told?.day;
  const opened = state.opened[id];
  const now = carriedInto(state, id);
  const carried = opened ?? now;
  return {
    id,
    name,
    ...(feeds !== undefined && { feeds }),
    ...(through !== undefined && { through }),
    ...(night !== undefined && { night }),
    stage: night === undefined ? 'closed' : (told?.stage ?? 'before'),
    entries: told?.entries ?? 0,
    ...(day && { bagged: day.bagged.length, chips: day.chips, off: day.off }),
    ...(staff && day && day.penalties > 0 && { penalties: day.penalties }),
    ...(staff && carried && { carried: shown(carried) }),
    ...(mayNotOpen(state, id) === undefined && { mayOpen: true }),
    ...(staff && opened && !isSame(opened, now) && { changed: true }),
  };
}

const shown = ({ stacks, forfeited, pool, start }: CarriedInto) => ({ stacks, forfeited, pool, start });

/** What places were paid since is told to its night as often as it changes. */
const isSame = ({ stacks, pool }: Opened, now: CarriedInto | undefined): boolean =>
  JSON.stringify([stacks, pool]) === JSON.stringify([now?.stacks, now?.pool]);
