import { describe, expect, it } from 'vitest';
import { readyProfile, readyProfiles } from '../../profiles/ready.ts';
import type { QuestionName } from '../questions.ts';
import { readProfile } from '../read-profile.ts';
import { profileRemarks } from './profile-remarks.ts';

type Given = { readonly [N in QuestionName]?: unknown };

/** What is remarked of a league's own profile on a ready one. */
function remarked(on: string, answers: Given) {
  const written = Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, { value }]));
  const read = readProfile({ id: 'own', on, answers: written }, readyProfiles);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return profileRemarks(read.profile);
}
const level = { minutes: 10, small: 25, big: 50 };
const night = { stack: 5_000, seats: 6, levels: [level, level, { minutes: 5 }, level] };
const onNights = (more: object) => ({ 'matchDay.nights': { is: 'nights', rulebook: 'oepbl', ...more } });

describe('what does not go together in a profile', () => {
  it.each(readyProfiles)('is nothing in $id, which comes with Riffle', (profile) => {
    expect(profileRemarks(profile)).toEqual([]);
  });

  it('is nothing where nobody said anything', () => {
    expect(profileRemarks({ id: 'silent', answers: {} })).toEqual([]);
  });

  it.each<readonly [string, string, Given, readonly string[]]>([
    ['scored-not-played', 'plain', { 'round.scores': ['events'] }, ['round.scores', 'matchDay.events']],
    ['scored-not-played', 'plain', { 'individual.scores': ['thirds'] }, ['individual.scores', 'matchDay.events']],
    ['played-not-scored', 'plain', { 'matchDay.duels': [[1]] }, ['matchDay.duels', 'round.scores']],
    ['events-without-points', 'oepbl', { 'points.events': [] }, ['points.events', 'matchDay.events']],
    [
      'thirds-without-points',
      'oepbl',
      { 'individual.thirds': { is: 'none' } },
      ['individual.thirds', 'individual.scores'],
    ],
    [
      'by-match-without-duels',
      'plain',
      { 'round.table': { is: 'byMatch', win: 2, draw: 1, loss: 0 } },
      ['round.table', 'matchDay.duels'],
    ],
    ['heats-without-events', 'oepbl', { 'matchDay.events': { is: 'none' } }, ['matchDay.heats', 'matchDay.events']],
    [
      'night-not-played',
      'plain',
      onNights({ events: { ...night, heatsThrough: [2] } }),
      ['matchDay.nights', 'matchDay.events'],
    ],
    ['fees-without-licence', 'oepbl', { 'licence.needed': false }, ['licence.fees', 'licence.needed']],
    ['fees-without-instalments', 'oepbl', { 'licence.instalments': [] }, ['licence.instalments', 'licence.fees']],
    ['moves-without-division', 'plain', { 'movement.up': 1 }, ['movement.up', 'movement.down', 'season.divisions']],
    [
      'nothing-after-decided',
      'plain',
      {
        'table.chain': [
          { by: 'decided', among: 'all' },
          { by: 'wins', among: 'all' },
        ],
      },
      ['table.chain'],
    ],
  ])('%s: on %s', (code, on, answers, questions) => {
    expect(remarked(on, answers)).toContainEqual(expect.objectContaining({ code, questions }));
  });

  it.each<readonly [object, string, Given]>([
    [
      { code: 'fewer-points-than-seats', points: 3, seats: 6 },
      'oepbl',
      { 'points.tables': { is: 'byPlace', points: [3, 2, 1] } },
    ],
    [{ code: 'number-beyond-line-up', number: 6, players: 5 }, 'oepbl', { 'lineUp.players': 5 }],
    [
      { code: 'number-beyond-line-up', number: 9, players: 6, questions: ['matchDay.ghostNumbers', 'lineUp.players'] },
      'oepbl',
      { 'matchDay.ghostNumbers': [9] },
    ],
    [
      { code: 'number-twice-in-heat', number: 2, heat: 1 },
      'oepbl',
      { 'matchDay.heats': [{ event: [1, 2], tables: [2, 3, 4, 5, 6] }] },
    ],
    [{ code: 'number-in-no-heat', number: 6 }, 'oepbl', { 'matchDay.heats': [{ event: [1, 2], tables: [3, 4, 5] }] }],
    [
      { code: 'starts-otherwise', number: 3, starts: 2, said: 1 },
      'oepbl',
      { 'matchDay.tables': { is: 'singleTables', seats: 6, starts: 1, timed: true } },
    ],
    [
      { code: 'events-otherwise', heat: 1, players: 2, events: 3 },
      'oepbl',
      { 'matchDay.events': { is: 'teamEvents', events: 3 } },
    ],
    [{ code: 'least-above-players', least: 7, players: 6 }, 'oepbl', { 'lineUp.least': 7 }],
    [
      { code: 'no-such-rulebook', rulebook: 'other' },
      'plain',
      { 'matchDay.nights': { is: 'nights', rulebook: 'other' } },
    ],
    [{ code: 'seats-otherwise', seats: 6, said: 100 }, 'plain', onNights({ tables: { ...night, apart: true } })],
    [
      { code: 'heats-of-night-otherwise', heats: 3, ends: 1 },
      'oepbl',
      onNights({ events: { ...night, heatsThrough: [2] } }),
    ],
    [
      { code: 'heat-ends-beyond-levels', level: 4, levels: 3 },
      'oepbl',
      onNights({ events: { ...night, heatsThrough: [2, 4] } }),
    ],
    [{ code: 'no-break-after-heat', level: 1 }, 'oepbl', onNights({ events: { ...night, heatsThrough: [1, 2] } })],
    [
      { code: 'division-twice', division: 'A' },
      'plain',
      {
        'season.divisions': [
          { id: 'A', teams: 9 },
          { id: 'A', teams: 9 },
        ],
      },
    ],
    [
      { code: 'no-such-division', division: '2', questions: ['licence.fees', 'season.divisions'] },
      'oepbl',
      { 'season.divisions': [{ id: '1', teams: 18 }] },
    ],
    [
      { code: 'instalments-not-whole', percent: 50 },
      'oepbl',
      { 'licence.instalments': [{ percent: 50, due: 'daysAfterApplication', days: 7, round: 0 }] },
    ],
    [{ code: 'round-beyond-season', round: 4, rounds: 3 }, 'oepbl', { 'season.rounds': 3 }],
    [{ code: 'more-count-than-held', best: 10, rounds: 8 }, 'plain', { 'season.rounds': 8 }],
    [
      { code: 'criterion-twice', criterion: 'wins' },
      'plain',
      {
        'table.chain': [
          { by: 'wins', among: 'all' },
          { by: 'wins', among: 'level' },
        ],
      },
    ],
    [
      { code: 'criterion-needs-duels', criterion: 'directPoints' },
      'plain',
      { 'table.chain': [{ by: 'directPoints', among: 'level' }] },
    ],
    [
      { code: 'moves-beyond-division', division: '2', teams: 5 },
      'oepbl',
      {
        'season.divisions': [
          { id: '1', teams: 18 },
          { id: '2', teams: 5 },
        ],
      },
    ],
    [{ code: 'replaced-above-up', downTo: 2, up: 3 }, 'oepbl', { 'movement.replaceDownTo': 2 }],
    [{ code: 'fine-above-most', cents: 100_00, most: 50_00 }, 'oepbl', { 'fine.most': 50_00 }],
    [
      { code: 'deduction-each-above-most', each: 5, most: 4 },
      'pvb',
      { 'points.deduction': { is: 'steps', each: 5, most: 4, belowZero: false } },
    ],
  ])('%o: on %s', (remark, on, answers) => {
    expect(remarked(on, answers)).toContainEqual(expect.objectContaining(remark));
  });

  it('says nothing of a chain or a score that nobody chose', () => {
    expect(readyProfile('plain')?.answers['season.rounds']).toBeUndefined();
    expect(remarked('plain', { 'season.rounds': 10 })).toEqual([]);
  });
});
