import { WALL_EVENTS } from '@riffle/wire';
import { describe, expect, it } from 'vitest';
import { EVENT_GROUPS } from './event-groups.ts';
import { spokenIn, voicesFor } from './voices-for.ts';

const voice = (lang: string, localService = true, standard = false) => ({ lang, localService, default: standard });

describe('the voices of a language', () => {
  it('are those that speak it, wherever they are from, of this device first', () => {
    const [far, near, usual] = [voice('de-DE', false), voice('de_AT'), voice('de', true, true)];
    expect(voicesFor('de', [far, voice('en-GB'), near, voice('den-CA'), usual])).toEqual([usual, near, far]);
    expect(voicesFor('en', [near])).toEqual([]);
  });
});

describe('the languages of a wall', () => {
  it.each([
    ['wall', ['en']],
    ['de', ['de']],
    ['de-en', ['de', 'en']],
    ['en-de', ['en', 'de']],
  ] as const)('%s on a wall in English: %j', (tongues, languages) => {
    expect(spokenIn(tongues, 'en')).toEqual(languages);
  });
});

it('finds each event in one group', () => {
  expect(Object.values(EVENT_GROUPS).flat().toSorted()).toEqual(WALL_EVENTS.toSorted());
});
