import { toChips } from '@riffle/cards';
import { type EntryId, minutes, type PlayLevel } from '@riffle/tournament';
import { describe, expect, it } from 'vitest';
import { trialNight } from '../trial-night.ts';
import type { Happening } from './happening.ts';
import { saidOf } from './said-of.ts';

const night = trialNight({ entries: 45, stage: 'play' });
const both = (happening: Happening) => [saidOf(happening, night, 'de'), saidOf(happening, night, 'en')];
const level = (more: Partial<PlayLevel>): PlayLevel => ({
  ...{ kind: 'play', duration: minutes(20), smallBlind: toChips(500), bigBlind: toChips(1000) },
  ...{ ante: toChips(0), anteForm: 'none' },
  ...more,
});
const begins = (more: Partial<PlayLevel>): Happening => ({ event: 'level', no: 5, level: level(more) });

describe('a voice says', () => {
  it.each([
    ['blinds', {}, 'Level 5. Blinds 500, 1000.', 'Level 5. Blinds 500, 1000.'],
    [
      'a big blind ante',
      { ante: toChips(1000), anteForm: 'bigBlind' as const },
      'Level 5. Blinds 500, 1000. Big Blind Ante 1000.',
      'Level 5. Blinds 500, 1000. Big blind ante 1000.',
    ],
    [
      'the ante of everybody',
      { ante: toChips(100), anteForm: 'everyone' as const },
      'Level 5. Blinds 500, 1000. Ante 100.',
      'Level 5. Blinds 500, 1000. Ante 100.',
    ],
    [
      'large figures without groups, which a voice would read as several',
      { smallBlind: toChips(1_250_000), bigBlind: toChips(2_500_000) },
      'Level 5. Blinds 1250000, 2500000.',
      'Level 5. Blinds 1250000, 2500000.',
    ],
    [
      'the game of a mixed event',
      { game: 'omaha' as const, limit: 'potLimit' as const },
      'Level 5. Pot Limit Omaha. Blinds 500, 1000.',
      'Level 5. Pot Limit Omaha. Blinds 500, 1000.',
    ],
    [
      'bets and bring-in where nobody posts blinds',
      { game: 'razz' as const, limit: 'fixedLimit' as const, bringIn: toChips(200), ante: toChips(100) },
      'Level 5. Fixed Limit Razz. Einsätze 1000, 2000. Ante 100. Bring-in 200.',
      'Level 5. Fixed Limit Razz. Bets 1000, 2000. Ante 100. Bring-in 200.',
    ],
    [
      'a game whose name is figures as it is called',
      { game: 'tripleDraw' as const },
      'Level 5. Deuce to Seven Triple Draw. Blinds 500, 1000.',
      'Level 5. Deuce to Seven Triple Draw. Blinds 500, 1000.',
    ],
  ])('%s', (_, more, german, english) => {
    expect(both(begins(more))).toEqual([german, english]);
  });

  it.each<readonly [Happening, string, string]>([
    [
      { event: 'minute', next: level({}), minutes: 1 },
      'In einer Minute neue Blinds. Blinds 500, 1000.',
      'New blinds in one minute. Blinds 500, 1000.',
    ],
    [{ event: 'minute', next: 'break', minutes: 1 }, 'In einer Minute ist Pause.', 'Break in one minute.'],
    [{ event: 'break', minutes: 15, label: 'Essen' }, 'Pause: Essen. 15 Minuten.', 'Break: Essen. 15 minutes.'],
    [
      { event: 'breakEnding', minutes: 2 },
      'In 2 Minuten geht es weiter. Bitte zu den Plätzen.',
      'We go on in 2 minutes. Please return to your seats.',
    ],
    [{ event: 'hand', hand: 3 }, 'Nächste Hand, bitte geben.', 'Next hand, please deal.'],
    [
      { event: 'bustOut', entry: 'e1' as EntryId, place: 12 },
      'Anna A. scheidet aus: Platz 12.',
      'Anna A. is out: place 12.',
    ],
    [
      { event: 'envelope', entry: 'e1' as EntryId, amount: 1_250_00 },
      'Anna A. zieht einen Umschlag: 1250\u00A0€.',
      'Anna A. draws an envelope: €1250.',
    ],
    [{ event: 'timeCall', table: '3', seconds: 30 }, 'Time an Tisch 3: 30 Sekunden.', 'Time at table 3: 30 seconds.'],
    [{ event: 'registration' }, 'Die Anmeldung ist geschlossen.', 'Registration is closed.'],
  ])('%o', (happening, german, english) => {
    expect(both(happening)).toEqual([german, english]);
  });

  it('the club’s own words with what they ask for, and leaves out what is not known', () => {
    const own = { de: 'Hört her! Level {level}: {blinds}. Ante {ante}. {name}{unknown}', en: ' ' };
    expect(saidOf(begins({}), night, 'de', own)).toBe('Hört her! Level 5: 500, 1000. Ante . {unknown}');
    expect(saidOf(begins({}), night, 'en', own)).toBe('Level 5. Blinds 500, 1000.');
  });

  it('two who move by name, more by how many, a broken table by its name', () => {
    const [one, other] = night.view.moves;
    if (one === undefined || other === undefined) throw new Error('nobody moves');
    const moved = (moves: readonly (typeof one)[], broken: readonly string[] = []) =>
      saidOf({ event: 'move', moves, broken }, night, 'de');
    expect(moved([one])).toBe('Anna A. wechselt: Tisch 1, Platz 1.');
    expect(moved([one, other, one])).toBe('3 Spieler wechseln den Platz. Die Plätze stehen auf der Wand.');
    expect(moved([one], ['4'])).toBe('Tisch 4 wird aufgelöst. Die neuen Plätze stehen auf der Wand.');
  });
});
