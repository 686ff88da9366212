import type { EntryView, TournamentEvent, TournamentView } from '@riffle/tournament';
import { formatDay, formatMoney, formatTimeOfDay, type Language, wordsIn } from '@riffle/words';
import type { OfPeople } from '../../host/kind.ts';
import type { NightShape } from './shape.ts';
import { seen } from './viewers.ts';

export const ofPeople: OfPeople<NightShape> = {
  facts: (state, people, language) => {
    if (state.setup === undefined) return [];
    const view = seen(state, 'staff');
    return Object.values(state.entries)
      .filter(({ person }) => people.includes(person))
      .map(({ id }) => factsOf(view, view.entries[id], language));
  },
  concerning: (people) => {
    const ids = new Set<string>(people);
    return (event) => {
      learn(event, ids);
      return isNamedIn(event, ids);
    };
  },
};

function factsOf(view: TournamentView, entry: EntryView | undefined, language: Language): object {
  const words = wordsIn(language).privacy;
  const { no, club, at, place, sharedBy = 1, bustOut } = entry ?? {};
  const out = view.bustOuts.find(({ id }) => id === bustOut);
  const prizes = place === undefined ? [] : view.setup.prizes.slice(place - 1, place - 1 + sharedBy);
  // whoever shares places shares their prizes
  const prize = Math.floor(prizes.reduce<number>((sum, one) => sum + one, 0) / sharedBy);
  return {
    [words.entryNo]: no,
    [words.clubThere]: club,
    [words.seat]: at && `${view.tables[at.table]?.name ?? '?'}, ${String(at.seat)}`,
    [words.place]: place,
    [words.sharedBy]: sharedBy > 1 ? sharedBy : undefined,
    [words.prize]: prize === 0 ? undefined : formatMoney(prize, view.setup.currency, language),
    [words.out]: out && `${formatDay(out.at, language)}, ${formatTimeOfDay(out.at, language)}`,
  };
}

/** His entries, and the penalties and rulings that are about them, go by ids of their own. */
function learn(event: TournamentEvent, ids: Set<string>): void {
  if (event.type === 'EntriesAdded') {
    for (const { entry, person } of event.entries) if (ids.has(person)) ids.add(entry);
  } else if (event.type === 'PersonChanged' && ids.has(event.person)) ids.add(event.entry);
  else if (event.type === 'PenaltyGiven' && ids.has(event.penalty.entry)) ids.add(event.penalty.id);
  else if (event.type === 'RulingRecorded' && event.on.entry !== undefined && ids.has(event.on.entry))
    ids.add(event.ruling);
}

const isNamedIn = (data: unknown, ids: ReadonlySet<string>): boolean =>
  typeof data === 'string'
    ? ids.has(data)
    : typeof data === 'object' && data !== null && Object.values(data).some((one) => isNamedIn(one, ids));
