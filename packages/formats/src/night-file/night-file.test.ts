import { restore, toInstant } from '@riffle/aggregate';
import type { PersonId } from '@riffle/people';
import { tournament } from '@riffle/tournament';
import type { Person } from '@riffle/wire';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aNight } from './a-night.ts';
import { digestOf } from './digest.ts';
import { exportNight } from './export-night.ts';
import { importNight } from './import-night.ts';
import type { NightFile } from './night-file.ts';

const personOf = (id: PersonId): Person => ({
  ...{ id, first: 'Anna', last: id, email: 'anna@example.org', birthday: '1980-01-01', note: 'privat' },
  ...{ guest: false, roomName: 'nickname', nights: 3 },
});
const exportedAt = toInstant(1_795_100_000_000);
const written = (seed = 1): string => exportNight({ night: 'n1', commits: aNight(seed), personOf, exportedAt });

/** The file with something changed in it, and its checksum made good again. */
function edited(change: (file: NightFile) => unknown): string {
  const changed = change(JSON.parse(written()) as NightFile) as NightFile;
  return JSON.stringify({ ...changed, digest: digestOf(changed.commits) });
}
const problemOf = (text: string) => {
  const read = importNight(text);
  return read.ok ? undefined : read.refusal;
};
const commitsWith = (at: number, change: object) => (file: NightFile) => ({
  ...file,
  commits: file.commits.map((commit, index) => (index === at ? { ...commit, ...change } : commit)),
});

describe('a night in a file', () => {
  it('comes back as it was, undo and redo included', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 2, max: 12 }), (seed, players) => {
        const commits = aNight(seed, players);
        const read = importNight(exportNight({ night: 'n1', commits, personOf, exportedAt }));
        if (!read.ok) throw new Error(JSON.stringify(read.refusal));
        expect(read.value.commits).toEqual(commits);
        expect(restore(tournament, read.value.commits).state).toEqual(restore(tournament, commits).state);
      }),
      { numRuns: 40 },
    );
  });
  it('comes back from a file of the version before, with the rulebook that is on the shelf', () => {
    const old = edited((file) => ({
      ...file,
      commits: file.commits.map((commit) => ({
        ...commit,
        events: commit.events.map((event) => {
          if (event.type !== 'Created') return { ...event, v: 1 };
          const { copy: _, ...rulebook } = event.setup.rulebook;
          return { ...event, v: 1, setup: { ...event.setup, rulebook } };
        }),
      })),
    }));
    const read = importNight(old);
    expect(read.ok && read.value.commits).toEqual(aNight(1));
  });

  it('brings the edition along that its night was made under, and refuses what is none', () => {
    const withCopy = (change: (copy: object) => unknown) =>
      importNight(
        edited((file) => {
          const created = JSON.parse(JSON.stringify(file.commits[0]?.events[0])) as {
            setup: { rulebook: { edition: string; copy: object } };
          };
          const { rulebook } = created.setup;
          rulebook.edition = '1999';
          rulebook.copy = change({ ...rulebook.copy, edition: '1999' }) as object;
          return commitsWith(0, { events: [created] })(file);
        }),
      );
    const read = withCopy((copy) => copy);
    const state = read.ok ? restore(tournament, read.value.commits).state : undefined;
    expect(state?.setup?.rulebook).toMatchObject({ edition: '1999', copy: { edition: '1999' } });
    expect(withCopy((copy) => ({ ...copy, edition: '2020-01' }))).toMatchObject({
      refusal: { code: 'bad-field', pointer: '/commits/0/events/0/setup/rulebook/copy' },
    });
    expect(withCopy((copy) => ({ ...copy, answers: 'all' }))).toMatchObject({
      refusal: { code: 'bad-field', pointer: '/commits/0/events/0/setup/rulebook/copy/answers' },
    });
  });

  it('has seen most of what can happen', () => {
    const types = new Set(
      [1, 2, 3, 4].flatMap((seed) => aNight(seed).flatMap(({ events }) => events.map(({ type }) => type))),
    );
    expect(types.size).toBeGreaterThan(35);
  });

  it('holds whoever was entered, without contacts and birthdays, and nobody else', () => {
    const read = importNight(written());
    expect(read.ok && read.value.people.map(({ id }) => id)).toContain('the-other-john');
    expect(read.ok && read.value.people).toHaveLength(8);
    expect(written()).not.toMatch(/example\.org|1980-01-01|privat/);
    const stranger = edited((file) => ({ ...file, people: [...file.people, { ...file.people[0], id: 'stranger' }] }));
    const strangers = importNight(stranger);
    expect(strangers.ok && strangers.value.people).toHaveLength(8);
  });
  it('leaves out who was erased', () => {
    const read = importNight(exportNight({ night: 'n1', commits: aNight(1), personOf: () => undefined, exportedAt }));
    expect(read.ok && read.value.people).toEqual([]);
  });
  it('names who ran it, and nobody who did nothing on it', () => {
    const named = exportNight({
      night: 'n1',
      commits: aNight(1),
      personOf,
      staffName: (id) => `Frau ${id}`,
      exportedAt,
    });
    const read = importNight(named);
    expect(read.ok && read.value.staff).toEqual([{ id: 'dora', name: 'Frau dora' }]);
    const file = JSON.parse(named) as NightFile;
    const more = importNight(
      JSON.stringify({ ...file, staff: [...(file.staff ?? []), { id: 'stranger', name: 'Nie Da' }] }),
    );
    expect(more.ok && more.value.staff).toEqual([{ id: 'dora', name: 'Frau dora' }]);
    const old = importNight(edited(({ staff: _, ...rest }) => rest));
    expect(old.ok && old.value.staff).toEqual([]);
  });
  it('brings no more of a person along than a file may hold', () => {
    const more = edited((file) => ({
      ...file,
      people: file.people.map((person) => ({ ...person, email: 'x@example.org', note: 'y', erased: 1 })),
    }));
    const read = importNight(more);
    expect(read.ok && JSON.stringify(read.value.people)).not.toMatch(/example|note|erased/);
  });
  it('brings nobody along under a name with signs that nobody sees', () => {
    const odd = edited((file) => ({
      ...file,
      people: file.people.map((person) => ({ ...person, first: 'An\u200bna', last: '\u202eAdler' })),
      staff: [{ id: 'dora', name: 'Do\u200bra' }],
    }));
    const read = importNight(odd);
    expect(read.ok && read.value.people[0]).toMatchObject({ first: 'Anna', last: 'Adler' });
    expect(read.ok && read.value.staff).toEqual([{ id: 'dora', name: 'Dora' }]);
  });
  it('gives a seal the very things that it was made over, as they were written', () => {
    const over: unknown[] = [];
    const text = exportNight({
      ...{ night: 'n1', commits: aNight(1), personOf, exportedAt },
      seal: (written) => {
        over.push(JSON.parse(JSON.stringify(written)));
        return { is: 'sealed' };
      },
    });
    const read = importNight(text);
    expect(read.ok && [read.value.seal, read.value.sealed]).toEqual([{ is: 'sealed' }, over[0]]);
    // what was changed is for the seal to say, where there is one
    const file = JSON.parse(text) as NightFile;
    expect(importNight(JSON.stringify(commitsWith(4, { at: 1_795_000_000_001 })(file))).ok).toBe(true);
  });
  it('is the same wherever its keys stand', () => {
    const file = JSON.parse(written()) as NightFile;
    const turned = JSON.stringify(Object.fromEntries(Object.entries(file).toReversed()));
    expect(importNight(turned).ok).toBe(true);
  });
});

const againAt = (at: number) => (file: NightFile) => {
  const [created] = file.commits[0]?.events ?? [];
  const commits = file.commits.map((commit, nth) =>
    nth === at && created !== undefined ? { ...commit, events: [...commit.events, created] } : commit,
  );
  return { ...file, commits };
};

describe('a file that is not taken', () => {
  it.each([
    ['cut off', written().slice(0, -200), { code: 'no-json' }],
    ['something else', '{"format":"ohh"}', { code: 'other-format' }],
    [
      'nested without end',
      edited((file) => ({ ...file, seal: 0 })).replace(/"seal":0/, `"seal":${'['.repeat(99_999)}${']'.repeat(99_999)}`),
      { code: 'too-deep' },
    ],
    [
      'under an id that every object has',
      edited((file) => ({ ...file, night: 'constructor' })),
      { code: 'bad-field', pointer: '/night' },
    ],
    ['a list', '[]', { code: 'other-format' }],
    ['of a later Riffle', edited((file) => ({ ...file, v: 2 })), { code: 'newer-version', found: 2 }],
    ['without a field', edited(({ night: _, ...file }) => file), { code: 'bad-field', pointer: '/night' }],
    ['with an unknown event', edited(commitsWith(4, { events: [{ type: 'Exploded', v: 1 }] })), { code: 'bad-field' }],
    [
      'with a seat that no table has',
      edited(commitsWith(4, { events: [{ type: 'ButtonPlaced', v: 1, table: 't1', seat: 13 }] })),
      { code: 'bad-field', pointer: '/commits/4/events/0/seat' },
    ],
    [
      'with a key that every object has',
      edited(commitsWith(4, { events: [{ type: 'EntryLocked', v: 1, entry: '__proto__' }] })),
      { code: 'bad-field', pointer: '/commits/4/events/0/entry' },
    ],
    [
      'with a list that goes on and on',
      edited(commitsWith(4, { events: [{ type: 'CheckedIn', v: 1, entries: Array<string>(30_000).fill('e1') }] })),
      { code: 'bad-field', pointer: '/commits/4/events/0/entries' },
    ],
    ['empty', edited((file) => ({ ...file, commits: [] })), { code: 'no-night' }],
    ['without its beginning', edited((file) => ({ ...file, commits: file.commits.slice(1) })), { code: 'no-night' }],
    [
      'with a gap',
      edited((file) => ({ ...file, commits: file.commits.filter((_, index) => index !== 4) })),
      { code: 'out-of-order', commit: 5, found: 6 },
    ],
    ['with a commit twice', edited(commitsWith(4, { id: 'c1' })), { code: 'commit-twice', commit: 5 }],
    ['that begins once more', edited(againAt(4)), { code: 'created-twice', commit: 5 }],
    ['that begins twice at once', edited(againAt(0)), { code: 'created-twice', commit: 1 }],
    [
      'taking back what is not',
      edited(commitsWith(4, { takesBack: ['c99'] })),
      { code: 'takes-back-unknown', commit: 5 },
    ],
    [
      'that takes back its own beginning',
      edited((file) => commitsWith(file.commits.length - 1, { events: [], takesBack: ['c1'] })(file)),
      { code: 'not-replayable', commit: aNight(1).length },
    ],
  ])('%s', (_, text, problem) => expect(problemOf(text)).toMatchObject(problem));

  it('was changed after it was written', () => {
    const file = commitsWith(4, { at: 1_795_000_000_001 })(JSON.parse(written()) as NightFile);
    expect(problemOf(JSON.stringify(file))).toEqual({ code: 'changed' });
  });
});

/** Every place in a document that something could be changed at. */
function placesIn(value: unknown, path: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Object.entries(value).flatMap(([key, inside]) =>
    placesIn(inside, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return path.length === 0 ? below : [path, ...below];
}
function changedAt(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  const entries = Object.entries(value as object).map(([name, inside]) =>
    name === String(key) ? [name, changedAt(inside, rest, to)] : [name, inside],
  );
  return Array.isArray(value) ? entries.map(([, inside]) => inside as unknown) : Object.fromEntries(entries);
}

it('takes nothing in that could not be shown, whatever somebody wrote into it', () => {
  const file = JSON.parse(written()) as NightFile;
  const places = placesIn(file);
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('e1', 'e2', 't1', 't2', 'b0', 'c1', '', -1, 0, 1, 1e21));
  fc.assert(
    fc.property(fc.constantFrom(...places), anything, (path, to) => {
      const changed = changedAt(file, path, to) as NightFile;
      const read = importNight(JSON.stringify({ ...changed, digest: digestOf(changed.commits) }));
      if (!read.ok) return;
      const { state } = restore(tournament, read.value.commits);
      tournament.view(state, { as: 'staff' });
      tournament.view(state, { as: 'room' });
    }),
    { numRuns: 1_000 },
  );
});
