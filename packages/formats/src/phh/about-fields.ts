import type { PlayedHand } from '../hands/played-hand.ts';

/** What a record tells besides the play, as fields of the standard. */
export function aboutFields({ about, setup }: PlayedHand): readonly string[] {
  const { id, room, event, table, seatCount, currency, startedAt, names } = about;
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)/.exec(startedAt ?? '') ?? [];
  const whole = (digits: string): string => String(Number(digits));
  const fields: readonly (readonly [name: string, value: string | undefined])[] = [
    ['hand', id && (isWhole(id) ? id : tomlString(id))],
    ['event', event && tomlString(event)],
    ['venue', room && tomlString(room)],
    ['table', table && tomlString(table)],
    ['year', year && whole(year)],
    ['month', month && whole(month)],
    ['day', day && whole(day)],
    ['time', time],
    ['currency', currency && tomlString(currency)],
    ['seat_count', seatCount === undefined ? undefined : String(seatCount)],
    ['seats', `[${setup.players.map(({ seat }) => String(seat)).join(', ')}]`],
    ['players', `[${names.map(tomlString).join(', ')}]`],
  ];
  return fields.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${name} = ${value}`]));
}

const isWhole = (text: string): boolean => /^(?:0|[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text));

/** As it stands between single quotes where that is possible, else with escapes. */
export function tomlString(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a literal string may not hold
  if (!/['\u0000-\u001f\u007f]/.test(text)) return `'${text}'`;
  return JSON.stringify(text).replaceAll('\u007f', '\\u007f');
}
