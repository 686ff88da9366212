import type { PersonId } from '@riffle/people';
import { type MultiDayEvent, multiDay, partsOf } from '@riffle/tournament/multiday';
import { formatChips, multiDayWordsIn } from '@riffle/words';
import type { OfPeople, Tracing } from '../../host/kind.ts';
import type { MultiDayShape } from './shape.ts';

/** Whom an event names. */
export function peopleIn(event: MultiDayEvent): readonly PersonId[] {
  switch (event.type) {
    case 'DayTold':
      return [...(event.told.day?.bagged ?? []), ...(event.told.day?.out ?? [])].map(({ person }) => person);
    case 'DayOpened':
      return event.stacks.map(({ person }) => person);
    default:
      return [];
  }
}

export const ofPeople: OfPeople<MultiDayShape> = {
  facts: (state, people, { language }) => {
    const { facts } = multiDayWordsIn(language);
    const bagged = partsOf(state).flatMap(({ id, name }) =>
      (state.told[id]?.day?.bagged ?? [])
        .filter(({ person }) => people.includes(person))
        .map(({ chips }) => ({ [facts.part]: name, [facts.chips]: formatChips(chips, language) })),
    );
    const places = (multiDay.view(state, 'staff').places ?? [])
      .filter(({ person }) => people.includes(person))
      .map(({ place }) => ({ [facts.place]: place }));
    return [...bagged, ...places];
  },
  concerning: (people) => (event) => peopleIn(event).some((person) => people.includes(person)),
};

/** Nobody has written anything about somebody in it. */
export const tracing = (): Tracing<MultiDayEvent> => ({
  follow: () => undefined,
  trace: () => ({ people: [], is: 'tie', ofRecord: false }),
});
