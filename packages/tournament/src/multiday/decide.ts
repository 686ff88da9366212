import { accept, type Context, refuse, type Verdict } from '@riffle/aggregate';
import { carriedInto } from './carry.ts';
import { checkSetup } from './check-setup.ts';
import type { MultiDayCommand } from './command.ts';
import type { MultiDayEvent } from './event.ts';
import { type MultiDayRefusal, nameOf } from './refusal.ts';
import { feedersOf, findPart, type MultiDay, type Part, partsOf } from './state.ts';

type Decided = Verdict<readonly MultiDayEvent[], MultiDayRefusal>;
type Named<T extends MultiDayCommand['type']> = Extract<MultiDayCommand, { readonly type: T }>;

export function decide(state: MultiDay, command: MultiDayCommand, context: Context): Decided {
  if (command.type !== 'Found' && state.setup === undefined) return refuse({ code: 'no-such-event' });
  switch (command.type) {
    case 'Found': {
      if (state.setup !== undefined) return refuse({ code: 'event-there-already' });
      const fault = checkSetup(command.setup);
      return fault === undefined ? accept([{ v: 1, type: 'Founded', setup: command.setup }]) : refuse(fault);
    }
    case 'Change':
      return change(state, command);
    case 'TellDay': {
      if (findPart(state, command.part) === undefined) return refuse({ code: 'no-such-part' });
      const { part, told } = command;
      return same(told, state.told[part])
        ? refuse({ code: 'nothing-changes' })
        : accept([{ v: 1, type: 'DayTold', part, told }]);
    }
    case 'OpenDay':
      return openDay(state, command, context);
  }
}

function change(state: MultiDay, { changes: wanted }: Named<'Change'>): Decided {
  const { setup } = state;
  if (setup === undefined) return refuse({ code: 'no-such-event' });
  const there: Readonly<Record<string, unknown>> = setup;
  const changes: typeof wanted = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !same(there[field], value)),
  );
  if (Object.keys(changes).length === 0) return refuse({ code: 'nothing-changes' });
  const [opened] = partsOf(state).filter(({ id }) => state.opened[id] !== undefined);
  const { carries, parts } = changes;
  if (opened !== undefined && (carries !== undefined || (parts !== undefined && !onlyEndsLater(state, parts))))
    return refuse({ code: 'day-opened', part: opened.name });
  const fault = checkSetup({ ...setup, ...changes });
  return fault === undefined ? accept([{ v: 1, type: 'Changed', changes }]) : refuse(fault);
}

/** All parts as they were, but for when a day ends that was not opened yet. */
const onlyEndsLater = (state: MultiDay, parts: readonly Part[]): boolean =>
  same(parts.map(fixed(state)), partsOf(state).map(fixed(state)));
const fixed =
  ({ opened }: MultiDay) =>
  ({ through, ...part }: Part) => ({ ...part, ...(opened[part.id] !== undefined && { through }) });

/** Why a day cannot be opened yet; the screen offers it where there is nothing to object. */
export function mayNotOpen(state: MultiDay, id: Named<'OpenDay'>['part']): MultiDayRefusal | undefined {
  const parts = partsOf(state);
  const part = findPart(state, id);
  if (part === undefined) return { code: 'no-such-part' };
  if (state.opened[id] !== undefined) return { code: 'day-opened', part: part.name };
  const feeders = feedersOf(state, id);
  if (feeders.length === 0) return { code: 'day-without-flights', part: part.name };
  const open = feeders.filter((one) => state.told[one.id]?.day === undefined);
  if (open.length > 0) return { code: 'flights-not-over', parts: open.map((one) => nameOf(parts, one.id)) };
  if (new Set(feeders.map((one) => state.told[one.id]?.day?.currency)).size > 1) return { code: 'currencies-differ' };
  return carriedInto(state, id)?.stacks.length === 0 ? { code: 'nobody-carries' } : undefined;
}

function openDay(state: MultiDay, { part, night }: Named<'OpenDay'>, { now }: Context): Decided {
  const objection = mayNotOpen(state, part);
  const carried = carriedInto(state, part);
  if (objection !== undefined || carried === undefined) return refuse(objection ?? { code: 'nobody-carries' });
  return accept([{ v: 1, type: 'DayOpened', part, night, at: now, ...carried }]);
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
