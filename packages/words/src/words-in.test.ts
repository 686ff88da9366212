import { toInstant } from '@riffle/aggregate';
import { REASON_CODES, type TournamentEvent, toEntryId, toTableId } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageOf } from './language.ts';
import type { Naming } from './naming.ts';
import { wordsIn } from './words-in.ts';

const naming: Naming = {
  entry: (id) => `«${id}»`,
  person: (id) => `«${id}»`,
  table: (id) => id,
  levelNo: (line) => line + 1,
  currency: 'EUR',
  time: (at) => String(at),
};

describe.each(LANGUAGES)('the shared words in %s', (language) => {
  const words = wordsIn(language);

  it('has a sentence for every reason', () => {
    for (const code of REASON_CODES) {
      expect(words.reason({ code, facts: { most: 9, fewest: 7, players: 9, tables: 2, missing: 3 } })).toMatch(/\.$/);
    }
  });

  it('begins what a dealer told of his table as sentences begin', () => {
    const table = toTableId('4');
    const told: readonly TournamentEvent[] = [
      { v: 1, type: 'TimeCalled', table, main: 50, countdown: 10, at: toInstant(0) },
      { v: 1, type: 'TimeCallEnded', table, how: 'acted' },
      { v: 1, type: 'HandTold', table, is: 'done' },
      { v: 1, type: 'FloorCalled', table, at: toInstant(0) },
    ] as never;
    for (const event of told) expect(words.event(event, naming)).toMatch(/^(Tisch|Table) 4/);
  });

  it('names the player and the seat when a seat is taken, and says what would be allowed', () => {
    const told = words.refusal(
      { code: 'seat-taken', place: { table: toTableId('4'), seat: 7 }, by: toEntryId('Anna') },
      naming,
    );
    expect(told.title).toContain('«Anna»');
    expect(told.title).toContain('7');
    expect(told.allowed?.length).toBeGreaterThan(0);
  });

  it('tells a bust-out with stack and by whom', () => {
    const text = words.event(
      {
        v: 1,
        type: 'BustedOut',
        bustOut: 'b1' as never,
        at: toInstant(0),
        level: 2,
        because: [],
        out: [{ entry: toEntryId('Anna'), rank: 1, stackAtStart: 12500 as never, by: [toEntryId('Bernd')] }],
      },
      naming,
    );
    expect(text).toMatch(/«Anna».*12.500.*«Bernd»/u);
  });

  it('tells of what was won and all set off that, and of no payment of nothing', () => {
    const won = (setOff: number) =>
      words.event(
        {
          ...{ v: 1, type: 'PrizeHandedOut', payment: 'z1' as never, box: 'b1' as never, means: 'cash' },
          ...{ entry: toEntryId('Anna'), prize: 1_000 as never, bounty: 0 as never, setOff: setOff as never },
          ...{ at: toInstant(0), by: 'paul' },
        },
        naming,
      );
    expect(won(1_000)).toMatch(/10.*«Anna»/u);
    expect(won(1_000)).not.toMatch(/\b0\b|ausgezahlt|handed out/u);
    expect(won(400)).toMatch(/6.*(ausgezahlt|handed out).*4/u);
  });

  it('refuses to give back more than is owed without a name: who was struck off has none any more', () => {
    const told = words.refusal({ code: 'is-owed-less', entry: toEntryId('Anna'), owed: 5_300 as never }, naming);
    expect(told.title).toMatch(/53/u);
    expect(told.title).not.toContain('«Anna»');
  });
});

describe('the language that a request asks for', () => {
  it.each([
    ['en-GB,en;q=0.9', 'en'],
    ['de-AT', 'de'],
    ['fr, en;q=0.4', 'en'],
    ['en;q=0.2, de;q=0.8', 'de'],
    ['fr', 'de'],
    [undefined, 'de'],
  ])('%s is answered in %s', (wanted, language) => {
    expect(languageOf(wanted)).toBe(language);
  });
});
