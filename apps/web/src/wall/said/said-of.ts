import type { EntryId, PlayLevel } from '@riffle/tournament';
import type { Night } from '@riffle/wire';
import { formatMoney, type Language, sayGame } from '@riffle/words';
import { alikeNames } from '../../night/alike-names.ts';
import { said as german } from '../../words/de/said.ts';
import { said as english } from '../../words/en/said.ts';
import type { Happening } from './happening.ts';

const SAID = { de: german, en: english } as const;
/** More are not called out one by one: they stand on the wall. */
const MOST_NAMED = 2;

/** The club's own words for it, by language, with placeholders: `Level {level}, {blinds}`. */
export type OwnText = { readonly [L in Language]?: string };

/**
 * What a voice says of it, whatever language the wall is written in: both are said one after the other where a club wants
 * that. Figures are digits without groups, which every voice reads as one number.
 */
export function saidOf(happening: Happening, night: Night, language: Language, own: OwnText = {}): string {
  const text = own[language] ?? '';
  return text.trim() === ''
    ? usual(happening, night, language)
    : filled(text, placeholders(happening, night, language));
}

function usual(happening: Happening, night: Night, language: Language): string {
  const words = SAID[language];
  const nameOf = namesIn(night, language);
  switch (happening.event) {
    case 'start':
      return words.start(happening.no, stakesOf(happening.level, language)).trim();
    case 'level':
      return words[happening.afterBreak ? 'afterBreak' : 'level'](
        happening.no,
        stakesOf(happening.level, language),
      ).trim();
    case 'break':
      return words.break(happening.minutes, happening.label);
    case 'minute':
      return minuteSaid(happening.next, language);
    case 'breakSoon':
    case 'breakEnding':
      return words[happening.event](words.minutes(happening.minutes));
    case 'handForHand':
    case 'handForHandEnds':
    case 'finalTable':
    case 'registration':
    case 'hand':
    case 'bubble':
      return words[happening.event];
    case 'move':
      return movesSaid(happening, night, language);
    case 'lastHands':
      return words.lastHands(happening.hands);
    case 'bustOut':
      return words.bustOut(nameOf(happening.entry), words.place(happening.place));
    case 'timeCall':
      return words.timeCall(
        happening.table,
        happening.entry === undefined ? undefined : nameOf(happening.entry),
        happening.seconds,
      );
    case 'envelope':
      return words.envelope(nameOf(happening.entry), moneySaid(happening.amount, night, language));
    case 'money':
      return words.money(happening.left);
    case 'stopped':
      return words.stopped(happening.table);
    case 'over':
      return words.over(happening.entry === undefined ? undefined : nameOf(happening.entry));
    case 'announcement':
      return happening.text;
  }
}

function minuteSaid(next: 'break' | 'end' | PlayLevel, language: Language): string {
  const words = SAID[language].minute;
  if (typeof next === 'string') return words[next];
  return words[next.game === undefined ? 'level' : 'game'](stakesOf(next, language));
}

function movesSaid({ moves, broken }: Extract<Happening, { event: 'move' }>, night: Night, language: Language): string {
  const words = SAID[language].move;
  if (broken.length > 0) return words.broken(broken);
  if (moves.length > MOST_NAMED) return words.many(moves.length);
  const nameOf = namesIn(night, language);
  return moves.map(({ entry, to, toName }) => words.one(nameOf(entry), toName, String(to.seat))).join(' ');
}

function stakesOf(level: PlayLevel | undefined, language: Language): string {
  if (level === undefined) return '';
  const { smallBlind, bigBlind, ante, anteForm, bringIn } = level;
  return SAID[language].stakes({
    game: sayGame(level),
    two: bringIn === undefined ? [String(smallBlind), String(bigBlind)] : [String(bigBlind), String(bigBlind * 2)],
    ...(ante > 0 && { ante: String(ante), ...(anteForm !== 'none' && { anteBy: anteForm }) }),
    ...(bringIn !== undefined && { bringIn: String(bringIn) }),
  });
}

/** As the room knows somebody: where another is called so too, with the number. */
function namesIn({ names, view }: Night, language: Language): (entry: EntryId) => string {
  const alike = alikeNames(names);
  return (entry) => {
    const no = view.entries[entry]?.no;
    const name = names[entry] ?? '';
    return no !== undefined && (name === '' || alike.has(entry))
      ? `${name} ${SAID[language].entryNo(no)}`.trim()
      : name;
  };
}

/** Groups in figures are read as several numbers. */
const moneySaid = (amount: number, { view }: Night, language: Language): string =>
  formatMoney(amount, view.setup.currency, language).replace(/(\d)[\u202F,](?=\d{3})/g, '$1');

/** What can stand between braces in a club's own words. What an event does not know is left out where it stands. */
export const PLACEHOLDERS = [
  'level',
  'game',
  'blinds',
  'ante',
  'minutes',
  'name',
  'place',
  'table',
  'seat',
  'amount',
  'seconds',
  'hands',
  'left',
  'average',
] as const;
type Placeholder = (typeof PLACEHOLDERS)[number];

function placeholders(
  happening: Happening,
  night: Night,
  language: Language,
): { readonly [P in Placeholder]?: string } {
  const nameOf = namesIn(night, language);
  const { figures } = night.view;
  const room = {
    left: String(figures.left),
    ...(figures.averageStack !== undefined && { average: String(figures.averageStack) }),
  };
  switch (happening.event) {
    case 'start':
    case 'level':
      return { ...room, level: String(happening.no), ...levelPlaces(happening.level) };
    case 'minute':
      return { ...room, minutes: '1', ...(typeof happening.next === 'object' && levelPlaces(happening.next)) };
    case 'break':
    case 'breakSoon':
    case 'breakEnding':
      return { ...room, minutes: String(happening.minutes) };
    case 'move': {
      const [first] = happening.moves;
      if (first === undefined) return room;
      return { ...room, name: nameOf(first.entry), table: first.toName, seat: String(first.to.seat) };
    }
    case 'bustOut':
      return { ...room, name: nameOf(happening.entry), place: String(happening.place) };
    case 'timeCall': {
      const { entry, table, seconds } = happening;
      return { ...room, table, seconds: String(seconds), ...(entry && { name: nameOf(entry) }) };
    }
    case 'envelope':
      return { ...room, name: nameOf(happening.entry), amount: moneySaid(happening.amount, night, language) };
    case 'lastHands':
      return { ...room, hands: String(happening.hands) };
    case 'stopped':
      return { ...room, table: happening.table };
    case 'over':
      return { ...room, ...(happening.entry && { name: nameOf(happening.entry) }) };
    default:
      return room;
  }
}

const levelPlaces = (level: PlayLevel | undefined): { readonly [P in Placeholder]?: string } =>
  level === undefined
    ? {}
    : {
        game: sayGame(level),
        blinds: `${String(level.smallBlind)}, ${String(level.bigBlind)}`,
        ...(level.ante > 0 && { ante: String(level.ante) }),
      };

const filled = (text: string, values: { readonly [P in Placeholder]?: string }): string =>
  text
    .replace(/\{(\w+)\}/g, (whole, name: string) =>
      (PLACEHOLDERS as readonly string[]).includes(name) ? (values[name as Placeholder] ?? '') : whole,
    )
    .replace(/\s+/g, ' ')
    .trim();
