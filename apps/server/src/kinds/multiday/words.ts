import { NOBODY } from '@riffle/people';
import {
  type MultiDay,
  type MultiDayEvent,
  type MultiDayRefusal,
  type Part,
  partsOf,
} from '@riffle/tournament/multiday';
import { formatChips, type Language, type MultiDayNaming, multiDayWordsIn, wordsIn } from '@riffle/words';
import type { HostRefusal, Telling, Wording, Words } from '../../host/kind.ts';
import type { MultiDayShape } from './shape.ts';

const UNNAMED = { entry: () => NOBODY, person: () => NOBODY, table: () => NOBODY, levelNo: () => undefined };

/** What its refusals and its log say. */
export const words: Words<MultiDayShape> = {
  refusal: (refusal, state, { language }) => {
    if (isHosts(refusal)) return wordsIn(language).refusal(refusal, { ...UNNAMED, time: String, currency: 'EUR' });
    return multiDayWordsIn(language).refusal(refusal, namingIn(state, language));
  },
  status: (code) => {
    if (code === 'role-may-not') return 403;
    return NEVER_FITS.includes(code) ? 422 : 409;
  },
  telling,
  refs: (event) => (event.type === 'DayTold' ? (event.told.day?.across.refs ?? []) : []),
  about: (event) => ('part' in event ? [event.part] : []),
};

const NEVER_FITS: readonly string[] = ['no-such-part', 'parts-invalid', 'event-nameless', 'day-without-flights'];

const isHosts = (refusal: MultiDayRefusal | HostRefusal): refusal is HostRefusal =>
  refusal.code === 'role-may-not' || refusal.code === 'undo-takes-more' || refusal.code === 'nothing-to-undo';

const naming = (parts: readonly Part[], language: Language): MultiDayNaming => ({
  part: (id) => parts.find((one) => one.id === id)?.name ?? NOBODY,
  chips: (count) => formatChips(count, language),
  list: (names) => new Intl.ListFormat(language, { type: 'conjunction' }).format(names),
});

const namingIn = (state: MultiDay, language: Language): MultiDayNaming => naming(partsOf(state), language);

function telling({ language }: Wording): Telling<MultiDayEvent> {
  let parts: readonly Part[] = [];
  const follow = (events: readonly MultiDayEvent[]): void => {
    for (const event of events) {
      if (event.type === 'Founded') parts = event.setup.parts;
      if (event.type === 'Changed') parts = event.changes.parts ?? parts;
    }
  };
  return {
    follow,
    tell: (events) => {
      follow(events);
      return events.map((event) => multiDayWordsIn(language).event(event, naming(parts, language)));
    },
  };
}
