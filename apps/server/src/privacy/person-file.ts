import { NOBODY, type PersonId } from '@riffle/people';
import type { Person, Unread } from '@riffle/wire';
import { formatDay, formatTimeOfDay, type Language, wordsIn } from '@riffle/words';
import type { Hosted } from '../host/hosted.ts';
import { logLines } from '../host/log.ts';
import type { House } from '../house.ts';
import { tracesOf } from './erasing.ts';
import { lookThrough } from './look-through.ts';

/** All that is kept of somebody in one file, to be read by whoever asks for it; `undefined` where there is nobody. */
export async function personFile(
  house: Pick<House, 'host' | 'club' | 'journal' | 'now' | 'zone'>,
  person: PersonId,
  language: Language,
): Promise<string | undefined> {
  const { club, now } = house;
  const moment = momentIn(language, house.zone.current);
  const words = wordsIn(language).privacy;
  const ids = await club.people.idsOf(person);
  const entries = (await Promise.all(ids.map((id) => club.people.find(id)))).filter((one) => one !== undefined);
  const [first, ...merged] = entries.toSorted(
    (a, b) => Number(a.mergedInto !== undefined) - Number(b.mergedInto !== undefined),
  );
  if (first === undefined || first.last === NOBODY) return undefined;
  const { evenings, unread } = await eveningsOf(house, ids, language);
  const { texts } = await tracesOf(house, person);
  const file = {
    [words.title]: [first.first, first.last].join(' ').trim(),
    [words.about]: words.explained,
    [words.club]: await club.name.get(),
    [words.madeAt]: moment(now()),
    [words.person]: saidEntry(first, language),
    [words.mergedEntries]: merged.map((one) => saidEntry(one, language)),
    [words.evenings]: evenings,
    [words.namedIn]: texts
      .filter(({ why }) => why === 'named')
      .map(({ at, said }) => ({ [words.at]: moment(at), [words.text]: said })),
    ...(unread.length > 0 && { [words.unread]: unread.map(({ called }) => called) }),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

const momentIn =
  (language: Language, zone: string | undefined) =>
  (at: number): string =>
    `${formatDay(at, language, zone)}, ${formatTimeOfDay(at, language, zone)}`;

function saidEntry(
  { id, first, last, nickname, club, number, email, birthday, note, guest, roomName }: Person,
  language: Language,
): object {
  const { lists, privacy } = wordsIn(language);
  const { people } = lists;
  return {
    [privacy.id]: id,
    [people.first]: first,
    [people.last]: last,
    [people.nickname]: nickname,
    [people.club]: club,
    [people.number]: number,
    [people.email]: email,
    [people.birthday]: birthday,
    [people.note]: note,
    [privacy.guest]: guest ? privacy.yes : privacy.no,
    [privacy.roomName]: privacy.roomNames[roomName],
  };
}

async function eveningsOf(
  house: Pick<House, 'host' | 'journal'>,
  people: readonly PersonId[],
  language: Language,
): Promise<{ readonly evenings: readonly object[]; readonly unread: readonly Unread[] }> {
  const { found, unread } = await lookThrough(house, async (hosting, id) => {
    const hosted = await hosting.lookAt(id);
    const said = hosted && saidEvening(hosted, people, language);
    return hosted === undefined || said === undefined ? [] : [{ at: hosted.createdAt, said }];
  });
  return { evenings: found.toSorted((a, b) => b.at - a.at).map(({ said }) => said), unread };
}

/** Nothing where nothing in it concerns him. */
function saidEvening(hosted: Hosted, people: readonly PersonId[], language: Language): object | undefined {
  const { kind, state, history, createdAt, zone } = hosted;
  const moment = momentIn(language, zone);
  const words = wordsIn(language).privacy;
  const concerns = kind.ofPeople.concerning(people);
  const concerning = new Set(
    history.commits.filter(({ events }) => events.filter(concerns).length > 0).map(({ id }) => id),
  );
  if (concerning.size === 0) return undefined;
  const lines = logLines(hosted, language, ({ id }) => concerning.has(id));
  const { name } = (kind.line(state) ?? {}) as { readonly name?: string };
  return {
    [words.evening]: name,
    [words.startedAt]: moment(createdAt),
    [words.entries]: kind.ofPeople.facts(state, people, { language, zone }),
    [words.steps]: lines.map(({ at, actor, text, more = [], takenBack }) => ({
      [words.at]: moment(at),
      [words.by]: actor,
      [words.step]: [text, ...more].join(' '),
      ...(takenBack ? { [words.undone]: words.yes } : {}),
    })),
  };
}
