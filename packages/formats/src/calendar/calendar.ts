import type { Instant } from '@riffle/aggregate';

/** One entry of a calendar; `id` stays the same for as long as it is the same appointment, whatever of it is changed. */
export type Appointment = {
  readonly id: string;
  readonly title: string;
  readonly startsAt: Instant;
  /** Nothing where nobody says how long it takes. */
  readonly minutes?: number;
  readonly place?: string;
  readonly text?: string;
  readonly url?: string;
  /** So many minutes before it begins somebody is reminded. */
  readonly alarms?: readonly number[];
};

/** A calendar that others subscribe to (RFC 5545), in UTC: their calendars show their own time. `writtenAt`: when it was fetched. */
export function writeCalendar(name: string, appointments: readonly Appointment[], writtenAt: Instant): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Riffle//Riffle//EN',
    `NAME:${escaped(name)}`,
    // as most calendars read it
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...appointments.flatMap((one) => [
      'BEGIN:VEVENT',
      `UID:${escaped(one.id)}`,
      `DTSTAMP:${written(writtenAt)}`,
      `DTSTART:${written(one.startsAt)}`,
      ...(one.minutes === undefined ? [] : [`DURATION:PT${String(one.minutes)}M`]),
      `SUMMARY:${escaped(one.title)}`,
      ...(one.place === undefined ? [] : [`LOCATION:${escaped(one.place)}`]),
      ...(one.text === undefined ? [] : [`DESCRIPTION:${escaped(one.text)}`]),
      ...(one.url === undefined ? [] : [`URL:${one.url}`]),
      ...(one.alarms ?? []).flatMap((minutes) => [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escaped(one.title)}`,
        `TRIGGER:-PT${String(minutes)}M`,
        'END:VALARM',
      ]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const IN_UTC = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'UTC' });
/** `20261128T133000Z`. */
const written = (at: Instant): string => `${IN_UTC.format(at).replaceAll(/[-:]/g, '').replace(' ', 'T')}Z`;

/** What people typed: no line break and no mark of it ends a field. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

const WIDEST = 75;
/** No line is longer than 75 bytes: the rest goes on after a space, and no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > WIDEST) {
      rows.push(row);
      [row, bytes] = [' ', 1];
    }
    row += letter;
    bytes += size;
  }
  return [...rows, row].join('\r\n');
}
