import { shuffled } from '@riffle/cards';
import { toCents } from '@riffle/money';
import { toPersonId } from '@riffle/people';
import type { NewEntry } from '../command.ts';
import { toEntryId, toTableId } from '../ids.ts';
import { policyOf } from '../rulebook-of.ts';
import type { Setup } from '../setup.ts';
import type { Structure } from '../structure.ts';
import { structureFor } from '../structures.ts';
import { FEWEST_SEATS, MOST_SEATS } from '../table-size.ts';
import { comeBack } from './carried-in.ts';
import type { NightPlan } from './night-plan.ts';
import type { NightToCome } from './night-to-come.ts';

/** Set up, entered, checked in, drawn and started; who comes late is handed back. */
export function arrive(night: NightToCome, plan: NightPlan): readonly NewEntry[] {
  const setup = setupFor(plan);
  night.give({ type: 'Create', setup });
  if (plan.carried !== undefined) {
    comeBack(night, plan.carried);
    return [];
  }
  const entries = entriesFor(night, setup, plan.players);
  const late =
    plan.players < 10 || plan.form?.rounds !== undefined ? 0 : night.random(Math.max(2, Math.floor(plan.players / 12)));
  const [onTime, later] = [entries.slice(0, plan.players - late), entries.slice(plan.players - late)];
  night.give({ type: 'AddEntries', entries: onTime });
  night.give({ type: 'CheckIn', entries: onTime.map(({ entry }) => entry) });
  for (let no = 1; no <= (plan.tables ?? 0); no += 1) {
    night.give({
      type: 'AddTable',
      table: toTableId(`prepared-${String(no)}`),
      name: `T${String(no)}`,
      seats: setup.seatsPerTable,
    });
  }
  if (onTime.length > 8 && night.chance(3)) {
    const [a, b] = shuffled(onTime, night.random);
    if (a !== undefined && b !== undefined) night.give({ type: 'KeepApart', groups: [[a.entry, b.entry]] });
  }
  night.give({ type: 'DrawSeats' });
  if (night.chance(3)) {
    const keeps = night.one(onTime);
    if (keeps !== undefined) night.give({ type: 'LockEntry', entry: keeps.entry });
    if (onTime.length > 2) night.give({ type: 'DrawSeats' });
    if (keeps !== undefined) night.give({ type: 'UnlockEntry', entry: keeps.entry });
  }
  night.give({ type: 'StartClock' });
  return later;
}

/** Whoever comes late gets a seat; where all are taken, another table is opened. Who comes too late is turned away. */
export function arriveLate(night: NightToCome, newcomer: NewEntry): 'plays' | 'turnedAway' {
  const { entry } = newcomer;
  if (night.giveUnlessTooLate({ type: 'AddEntries', entries: [newcomer] }) === 'tooLate') return 'turnedAway';
  if (night.try({ type: 'SeatEntry', entry }) === undefined) return 'plays';
  const seats = night.state.setup?.seatsPerTable ?? 2;
  night.give({ type: 'AddTable', table: toTableId(`late-${entry}`), name: `Late ${entry}`, seats });
  night.give({ type: 'SeatEntry', entry });
  return 'plays';
}

function setupFor(plan: NightPlan): Setup {
  const { rulebook, players, tables, seatsPerTable, game = 'holdem', structure = 'clubNight', paid = 0, form } = plan;
  const ready = structureFor(structure);
  if (ready === undefined) throw new Error(`no such structure: ${structure}`);
  const seats =
    seatsPerTable ??
    (tables === undefined ? 9 : Math.min(MOST_SEATS, Math.max(FEWEST_SEATS, Math.ceil(players / tables))));
  const setup: Setup = {
    name: 'Simulated night',
    rulebook,
    game,
    startingStack: ready.startingStack,
    seatsPerTable: seats,
    levels: plan.smallTables === undefined ? ready.levels : mixed(ready.levels, plan.smallTables),
    lateEntryThrough: form?.rounds === undefined && plan.carried === undefined ? ready.lateEntryThrough : 0,
    ...(form && { form }),
    ...(plan.day && { dayThrough: plan.day.through }),
    prizes: Array.from({ length: paid }, (_, place) => toCents((paid - place) * 1_000)),
    currency: 'EUR',
  };
  const most = policyOf(setup, 'tables.maxSeats');
  return most.from === 'base' ? setup : { ...setup, seatsPerTable: Math.min(seats, most.value[game]) };
}

function entriesFor(night: NightToCome, setup: Setup, count: number): readonly NewEntry[] {
  const one = policyOf(setup, 'seating.separation').value === 'onePerClub';
  const clubs = 1 + night.random(Math.max(2, Math.floor(count / 3)));
  return Array.from({ length: count }, (_, index): NewEntry => {
    const no = String(index + 1);
    const club = one ? `club-${no}` : `club-${String(night.random(clubs))}`;
    const entry = { entry: toEntryId(`entry-${no}`), person: toPersonId(`player-${no}`) };
    return night.chance(5) ? entry : { ...entry, club };
  });
}

/** Levels at tables as they are and at smaller ones, in turn. */
const mixed = (levels: Structure, seats: number): Structure =>
  levels.map((level, line) => (level.kind === 'play' && line % 2 === 1 ? { ...level, seats } : level));
