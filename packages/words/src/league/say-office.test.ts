import { toInstant } from '@riffle/aggregate';
import type { LeagueEvent, LeagueRefusal } from '@riffle/league';
import { describe, expect, it } from 'vitest';
import { leagueOfficeWordsIn } from './say-office.ts';

const naming = {
  team: (id: string) => `Team ${id}`,
  player: (id: string) => `Spieler ${id}`,
  club: (id: string) => `PC ${id}`,
  moment: (at: number) => `Moment ${String(at)}`,
  day: (day: string) => day,
  money: (cents: number) => `${String(cents / 100)} €`,
};

describe('what the office of a league is told', () => {
  const refused: LeagueRefusal = {
    ...{ code: 'not-eligible', player: '7', rules: [] },
    because: [
      { code: 'licence-too-late', applied: '2011-02-13', days: 27, needed: 28, refs: [] },
      { code: 'not-in-squad', club: 'B', refs: [] },
    ],
  };

  it('says all that stands against a player, and what would be allowed', () => {
    expect(leagueOfficeWordsIn('de').refusal(refused, naming)).toEqual({
      title: 'Spieler 7 darf nicht spielen.',
      detail: 'Der Lizenzantrag kam 27 Tage vor dem Spieltag, nötig sind 28. Steht im Kader von PC B.',
      allowed: ['Mit einem Grund trotzdem aufstellen.'],
    });
    expect(leagueOfficeWordsIn('en').refusal(refused, naming).title).toBe('Spieler 7 may not play.');
  });

  it('tells what happened, in both languages', () => {
    const event: LeagueEvent = {
      ...{ v: 1, type: 'DeadlinePassed', deadline: 'lineUp A1 1', what: 'lineUp', club: 'A', at: toInstant(0) },
    };
    expect(leagueOfficeWordsIn('de').event(event, naming)).toBe('PC A: Die Frist für die Aufstellung ist verstrichen.');
    expect(leagueOfficeWordsIn('en').event(event, naming)).toBe('PC A: the deadline for the line-up has passed.');
  });
});
