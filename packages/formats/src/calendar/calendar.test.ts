import { toInstant } from '@riffle/aggregate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Appointment, writeCalendar } from './calendar.ts';

const at = toInstant(Date.UTC(2026, 10, 28, 13, 30));
const one: Appointment = { id: 'round-1@league', title: 'Runde 1', startsAt: at, place: 'Wien, Prater; Halle 2' };
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').trimEnd().split('\r\n');

describe('a calendar', () => {
  it('has one entry for each appointment, in UTC', () => {
    const lines = unfolded(writeCalendar('Liga', [one, { ...one, id: 'round-2@league', minutes: 240 }], at));
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(lines).toContain('DTSTART:20261128T133000Z');
    expect(lines).toContain('DURATION:PT240M');
    expect(lines).toContain('LOCATION:Wien\\, Prater\\; Halle 2');
  });

  it('reminds before an appointment as often as is said', () => {
    const lines = unfolded(writeCalendar('Liga', [{ ...one, alarms: [4320, 60] }], at));
    const first = lines.indexOf('BEGIN:VALARM');
    expect(lines.slice(first, first + 5)).toEqual([
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Runde 1', 'TRIGGER:-PT4320M', 'END:VALARM'],
    ]);
    expect(lines.filter((line) => line.startsWith('TRIGGER:'))).toEqual(['TRIGGER:-PT4320M', 'TRIGGER:-PT60M']);
    expect(lines.lastIndexOf('END:VALARM')).toBeLessThan(lines.indexOf('END:VEVENT'));
  });

  it('is not broken by anything that people type: no line of theirs begins a field, none is too long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const text = writeCalendar('Liga', [{ ...one, title: typed, place: `${typed}\r\nBEGIN:VALARM` }], at);
        for (const row of text.split('\r\n')) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75);
        const fields = unfolded(text).map((line) => line.split(/[:;]/)[0]);
        expect(fields).toEqual([
          ...['BEGIN', 'VERSION', 'PRODID', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'BEGIN', 'UID', 'DTSTAMP'],
          ...['DTSTART', 'SUMMARY', 'LOCATION', 'END', 'END'],
        ]);
      }),
    );
  });
});
