import {
  barsIn,
  type EntryId,
  prizeWon,
  type TournamentEvent,
  type TournamentView,
  unservedPenalties,
} from '@riffle/tournament';
import { formatDay, formatMoney, formatTimeOfDay, wordsIn } from '@riffle/words';
import type { OfPeople, Wording } from '../../host/kind.ts';
import { isRunning } from './is-running.ts';
import type { NightShape } from './shape.ts';
import { seen } from './viewers.ts';

export const ofPeople: OfPeople<NightShape> = {
  facts: (state, people, wording) => {
    if (state.setup === undefined) return [];
    const view = seen(state, 'staff');
    return [...state.entries.values()]
      .filter(({ person }) => people.includes(person))
      .map(({ id }) => factsOf(view, id, wording));
  },
  penalties: ({ entries, penalties }, people) =>
    penalties
      // what goes on from another day stands there
      .filter(({ carried }) => carried === undefined)
      .filter(({ entry, player, ended }) => {
        const person = player ?? entries.get(entry)?.person;
        return ended !== 'waived' && person !== undefined && people.includes(person);
      })
      .map(({ offence, breach, measure, fine, at, ended, refs, reason, bar }) => ({
        ...{ offence, measure, at, refs },
        ...(breach !== undefined && { breach }),
        ...(fine !== undefined && { fine }),
        ...(ended !== undefined && { ended }),
        ...(reason !== undefined && { reason }),
        ...(bar !== undefined && { bar }),
      })),
  standing: (state) => ({
    bars: barsIn(state),
    left: isRunning(state)
      ? []
      : unservedPenalties(state).flatMap((left) => {
          const person = left.player ?? state.entries.get(left.entry)?.person;
          return person === undefined ? [] : [{ ...left, person }];
        }),
    carried: state.penalties.flatMap(({ carried, ended }) =>
      carried === undefined || ended === 'waived' ? [] : [carried],
    ),
    there: [...state.entries.values()].flatMap(({ id: entry, person, out }) =>
      out === undefined ? [{ entry, person }] : [],
    ),
  }),
  concerning: (people) => {
    const ids = new Set<string>(people);
    return (event) => {
      learn(event, ids);
      return isNamedIn(event, ids);
    };
  },
};

type Speaking = Pick<Wording, 'language' | 'zone'>;

function factsOf(view: TournamentView, entry: EntryId, { language, zone }: Speaking): object {
  const words = wordsIn(language).privacy;
  const { no, club, at, place, sharedBy = 1, bustOut } = view.entries[entry] ?? {};
  const out = view.bustOuts.find(({ id }) => id === bustOut);
  const prize = prizeWon(view, entry);
  return {
    [words.entryNo]: no,
    [words.clubThere]: club,
    [words.seat]: at && `${view.tables[at.table]?.name ?? '?'}-${String(at.seat)}`,
    [words.place]: place,
    [words.sharedBy]: sharedBy > 1 ? sharedBy : undefined,
    [words.prize]: prize === 0 ? undefined : formatMoney(prize, view.setup.currency, language),
    [words.out]: out && `${formatDay(out.at, language, zone)}, ${formatTimeOfDay(out.at, language, zone)}`,
  };
}

/** His entries, and the penalties and rulings that are about them, go by ids of their own. */
function learn(event: TournamentEvent, ids: Set<string>): void {
  if (event.type === 'EntriesAdded' || event.type === 'DayCarried') {
    for (const { entry, person } of event.entries) if (ids.has(person)) ids.add(entry);
  } else if ((event.type === 'PersonChanged' || event.type === 'StackHandedOn') && ids.has(event.person))
    ids.add(event.entry);
  // what is written of the stack from now on is the team mate's
  else if (event.type === 'StackHandedOn' && ids.has(event.from)) ids.delete(event.entry);
  else if (event.type === 'PenaltyGiven' && ids.has(event.penalty.entry)) ids.add(event.penalty.id);
  else if (event.type === 'RulingRecorded' && event.on.entry !== undefined && ids.has(event.on.entry))
    ids.add(event.ruling);
}

const isNamedIn = (data: unknown, ids: ReadonlySet<string>): boolean =>
  typeof data === 'string'
    ? ids.has(data)
    : typeof data === 'object' && data !== null && Object.values(data).some((one) => isNamedIn(one, ids));
