import { type Actor, toInstant } from '@riffle/aggregate';
import { type Chips, shuffled, sumChips } from '@riffle/cards';
import { type PersonId, toPersonId } from '@riffle/people';
import type { CarriedPenalty } from '../day-end/day-command.ts';
import { type DayLeft, dayLeft } from '../day-end/day-left.ts';
import { type EntryId, toEntryId, toPenaltyId } from '../ids.ts';
import type { MultiDayCommand } from '../multiday/command.ts';
import { multiDay } from '../multiday/multi-day.ts';
import { type Placed, placed } from '../multiday/placed.ts';
import {
  type Carries,
  feedersOf,
  type MultiDay,
  type Opened,
  type Part,
  type PartId,
  toPartId,
} from '../multiday/state.ts';
import { inPlay } from '../seating-index.ts';
import type { Tournament } from '../state.ts';
import { brokenDay, brokenPlacesIn, type EventBroken } from './event-promises.ts';
import type { NightPlan } from './night-plan.ts';
import { seededRandom } from './seeded-random.ts';

/** What a simulated tournament of several days is to be. The same plan plays the same event. */
export type EventPlan = Omit<NightPlan, 'day' | 'carried' | 'form'> & {
  /** Of the first day; `players` come to each of them, and who is out may come to the next. */
  readonly flights: number;
  /** From 2, the first included. */
  readonly days: number;
  readonly carries: Carries;
};

/** How one night of it ended: what it says itself, and what lies on its tables. */
export type DayPlayed = { readonly state: Tournament; readonly stacks: ReadonlyMap<EntryId, number> };

/** How a simulated tournament of several days went. */
export type PlayedEvent = {
  /** Of everybody, best first. */
  readonly places: readonly Placed[];
  /** How many came, each once; how many stacks went on, and how many penalties. */
  readonly people: number;
  readonly carried: number;
  readonly penalties: number;
  readonly forfeited: Chips;
  readonly nights: readonly DayPlayed[];
  /** Nothing is broken: the list is empty. */
  readonly broken: readonly EventBroken[];
};

const director: Actor = { id: 'director', role: 'director' };
/** Of three persons who could come to a flight two do. */
const peopleFor = ({ flights, players }: EventPlan): number => (flights === 1 ? players : Math.ceil(players * 1.5));

/** Flights, days and the last one, each played by `play` as it is planned, and above them the event as the club keeps it. */
export function playEvent(plan: EventPlan, play: (night: NightPlan) => DayPlayed): PlayedEvent {
  const event = new EventInPlay(plan, play);
  event.play();
  return event.played();
}

class EventInPlay {
  #state: MultiDay = multiDay.initial;
  readonly #plan: EventPlan;
  readonly #play: (night: NightPlan) => DayPlayed;
  readonly #random;
  readonly #nights = new Map<PartId, DayPlayed>();
  /** Whose entry it is, over all nights. */
  readonly #persons = new Map<PartId, ReadonlyMap<PersonId, PersonId>>();
  readonly #broken: EventBroken[] = [];
  #penalties = 0;

  constructor(plan: EventPlan, play: (night: NightPlan) => DayPlayed) {
    this.#plan = plan;
    this.#play = play;
    this.#random = seededRandom(`${plan.seed} event`);
  }

  play(): void {
    const parts = partsOf(this.#plan);
    this.#ask({ type: 'Found', setup: { name: 'Simulated event', carries: this.#plan.carries, parts } });
    for (const part of parts) {
      const isFlight = part.night !== undefined;
      if (!isFlight && !this.#open(part)) return;
      const night = this.#play(this.#nightOf(part));
      this.#nights.set(part.id, night);
      if (isFlight) this.#persons.set(part.id, this.#whoCame());
      this.#tell(part, night);
    }
  }

  played(): PlayedEvent {
    const places = this.#places();
    const opened = Object.values(this.#state.opened);
    return {
      places,
      people: this.#people().size,
      carried: opened.reduce((sum, { stacks }) => sum + stacks.length, 0),
      penalties: this.#penalties,
      forfeited: sumChips(opened.flatMap(({ forfeited }) => forfeited.map(({ chips }) => chips))),
      nights: [...this.#nights.values()],
      broken: [...this.#broken, ...brokenPlacesIn(places, this.#people())],
    };
  }

  /** Everybody who came to any flight. */
  #people(): ReadonlySet<PersonId> {
    const all = [...this.#nights].flatMap(([part, { state }]) =>
      [...state.entries.values()].map(({ person }) => this.#now(part, person)),
    );
    return new Set(all);
  }

  /** Of the last night whoever is in has won; the event itself ranks who is out. */
  #places(): readonly Placed[] {
    const [last] = [...this.#nights].slice(-1);
    const out = placed(this.#state);
    if (last === undefined) return out;
    const [part, { state }] = last;
    const known = new Set(out.map(({ person }) => person));
    const winners = inPlay(state)
      .map(({ person }) => this.#now(part, person))
      .filter((person) => !known.has(person));
    const sharedBy = winners.length > 1 ? { sharedBy: winners.length } : {};
    return [...winners.map((person) => ({ person, place: 1, part, ...sharedBy })), ...out];
  }

  #ask(command: MultiDayCommand): boolean {
    const context = { now: toInstant(1_767_290_400_000), actor: director, random: this.#random };
    const decided = multiDay.decide(this.#state, command, context);
    if (!decided.ok) return false;
    for (const event of decided.value) {
      if (!multiDay.fits(this.#state, event)) this.#broken.push({ rule: 'what-happens-fits', about: event.type });
      this.#state = multiDay.evolve(this.#state, event);
    }
    return true;
  }

  /** False where nobody has a stack that goes on: every flight was won. */
  #open(part: Part): boolean {
    if (!this.#ask({ type: 'OpenDay', part: part.id, night: `night-${part.id}` })) return false;
    const feeders = feedersOf(this.#state, part.id).flatMap(({ id }) => {
      const night = this.#nights.get(id);
      return night === undefined ? [] : [{ id, night, now: (person: PersonId) => this.#now(id, person) }];
    });
    const opened = this.#state.opened[part.id];
    if (opened !== undefined) this.#broken.push(...brokenDay(opened, feeders, this.#plan.carries));
    return true;
  }

  #nightOf(part: Part): NightPlan {
    const { flights: _f, days: _d, carries: _c, ...plan } = this.#plan;
    const opened = this.#state.opened[part.id];
    const players = opened?.stacks.length ?? plan.players;
    const isLast = part.feeds === undefined;
    // between a quarter and three quarters of those who came go on
    const left = Math.max(2, Math.ceil((players * (1 + this.#random(3))) / 4));
    const seed = `${plan.seed} ${part.id}`;
    return {
      ...plan,
      ...{ players, seed },
      ...(!isLast && players > 2 && { day: { through: this.#through(part), with: left } }),
      ...(opened && { carried: { ...this.#carried(part.id, opened) } }),
    };
  }

  /** A later day ends with a later level. */
  #through({ through }: Part): number {
    return through ?? 1 + this.#random(3);
  }

  #carried(part: PartId, { stacks, start, pool, paid, sold }: Opened): NonNullable<NightPlan['carried']> {
    const entries = stacks.map(({ person, chips }, index) => ({
      ...{ entry: toEntryId(`entry-${String(index + 1)}`), person, chips },
    }));
    const entryOf = new Map(entries.map(({ person, entry }) => [person, entry]));
    const penalties = feedersOf(this.#state, part).flatMap(({ id: of }): readonly CarriedPenalty[] => {
      const night = this.#nights.get(of);
      return (night === undefined ? [] : (dayLeft(night.state)?.penalties ?? [])).flatMap((penalty) => {
        const { gone: _g, ruling: _r, begins: _b, ended: _e, carried: _c, ...goesOn } = penalty;
        const person = night?.state.entries.get(penalty.entry)?.person;
        const entry = person && entryOf.get(this.#now(of, person));
        if (entry === undefined) return [];
        const id = toPenaltyId(`${of} ${penalty.id}`);
        return [{ ...goesOn, id, entry, carried: { of, penalty: penalty.id } }];
      });
    });
    this.#penalties += penalties.length;
    return { entries, start, pool, ...(paid !== undefined && { paid }), sold, penalties };
  }

  #tell({ id: part }: Part, { state }: DayPlayed): void {
    const left: DayLeft | undefined = dayLeft(state);
    if (left === undefined) {
      this.#broken.push({ rule: 'a-night-that-is-over-leaves-something', about: part });
      return;
    }
    const { penalties, bagged, out, ...day } = left;
    const told = {
      ...({ stage: 'over', entries: state.entries.size } as const),
      day: {
        ...day,
        bagged: bagged.map(({ entry, person, chips }) => ({ entry, person: this.#now(part, person), chips })),
        out: out.map((one) => ({ ...one, person: this.#now(part, one.person) })),
        ...{ penalties: penalties.length, currency: 'EUR' },
      },
    };
    if (!this.#ask({ type: 'TellDay', part, told }))
      this.#broken.push({ rule: 'what-a-night-tells-is-taken', about: part });
  }

  /** A night knows its own players by number; who they are the event says. */
  #now(part: PartId, person: PersonId): PersonId {
    return this.#persons.get(part)?.get(person) ?? person;
  }

  #whoCame(): ReadonlyMap<PersonId, PersonId> {
    const { players } = this.#plan;
    const all = Array.from({ length: peopleFor(this.#plan) }, (_, no) => toPersonId(`person-${String(no + 1)}`));
    const came = shuffled(all, this.#random).slice(0, players);
    return new Map(came.map((person, no) => [toPersonId(`player-${String(no + 1)}`), person]));
  }
}

/** 1A, 1B … into day 2, each day into the next. */
function partsOf({ flights, days }: EventPlan): readonly Part[] {
  const dayId = (no: number): PartId => toPartId(`day-${String(no)}`);
  const first = Array.from({ length: flights }, (_, no): Part => {
    const name = `1${String.fromCodePoint(65 + no)}`;
    return { id: toPartId(name), name, night: `night-${name}`, feeds: dayId(2) };
  });
  const later = Array.from({ length: days - 1 }, (_, index): Part => {
    const no = index + 2;
    const goesOn = no < days && { feeds: dayId(no + 1), through: 2 + no };
    return { id: dayId(no), name: `Day ${String(no)}`, ...goesOn };
  });
  return [...first, ...later];
}
