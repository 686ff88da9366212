import { toCommitId, toInstant } from '@riffle/aggregate';
import { type LoggedRuling, toEntryId, toRulingId, toTableId } from '@riffle/tournament';
import { kindWord } from '@riffle/words';
import { describe, expect, it } from 'vitest';
import { de } from '../../words/de/index.ts';
import { rulingsCsv, rulingsJson } from './ruling-file.ts';
import { allRulings, filteredRulings } from './ruling-filter.ts';
import { type Telling, toldRuling } from './told-ruling.ts';

const telling: Telling = {
  language: 'de',
  sayings: { ...de.floor.facts, card: (card) => card },
  table: () => 'Tisch 3',
  player: () => 'Çağla Yıldız',
  log: [
    { id: toCommitId('c9'), version: 9, at: 0, actor: 'Jörg', role: 'director', text: 'Einspruch', about: ['r1'] },
    { id: toCommitId('c5'), version: 5, at: 0, actor: 'Petra', role: 'floor', text: 'Entscheidung', about: ['r1'] },
  ],
  penalties: [],
};
const undercall: LoggedRuling = {
  id: toRulingId('r1'),
  at: toInstant(0),
  kind: 'undercall',
  facts: { toFace: 1000, inFront: 500, bigBlind: 200 },
  answer: 'determined',
  outcome: { is: 'call', amount: 1000 },
  instead: { text: '=Fold erlaubt' },
  reason: 'Dealer hatte "falsch" angesagt',
  refs: ['gcb@2025-10-30:T37.A4'],
  table: toTableId('t3'),
  entry: toEntryId('e1'),
  appeal: { why: 'Ich hatte nichts gesagt', at: toInstant(1) },
};
const plain: LoggedRuling = {
  ...{ id: toRulingId('r2'), at: toInstant(5), kind: 'noSuchKind', facts: {}, answer: 'proposed' },
  ...{ outcome: { is: 'lost in time' }, refs: [] },
};
const all = [undercall, plain].map((ruling) => toldRuling(ruling, telling));
const found = (words: string, appeals: 'all' | 'open' = 'all') =>
  filteredRulings(all, { words, appeals }, 'de').map(({ ruling }) => ruling.id);

describe('a ruling of the log', () => {
  it('is told in words, by whoever recorded it and not by who decided the appeal', () => {
    expect(all[0]).toMatchObject({ incident: 'Zu wenig für den Call', table: 'Tisch 3', player: 'Çağla Yıldız' });
    expect(all[0]).toMatchObject({ by: { name: 'Petra' }, commit: 'c5', instead: '=Fold erlaubt' });
    expect(all[0]?.facts.map(({ value }) => value)).toContain('1000');
    expect(all[0]?.said).toContain('Call');
  });
  it('stays readable where this version knows neither its kind nor its outcome', () => {
    expect(all[1]).toMatchObject({ incident: 'noSuchKind', said: 'lost in time', facts: [] });
  });
  it('is told in words under the name that its kind had then', () => {
    const early = { ...plain, kind: 'toldOfFold', facts: { how: 'clearWords' } };
    const { incident, facts } = toldRuling(early, telling);
    expect(incident).toBe(kindWord('de', 'foldSignalled').label);
    expect(facts).toHaveLength(1);
  });
});

describe('the search', () => {
  it.each(['call', 'cagla', 'tisch 3', 'gcb t37', 'T37.A4', 'petra', 'fold erlaubt', 'falsch', 'nichts gesagt'])(
    'finds it by %s',
    (words) => {
      expect(found(words)).toEqual(['r1']);
    },
  );
  it('finds nothing by what does not stand there, and all by nothing', () => {
    expect(found('misdeal')).toEqual([]);
    expect(filteredRulings(all, allRulings, 'de')).toHaveLength(2);
  });
  it('narrows to open appeals', () => {
    expect(found('', 'open')).toEqual(['r1']);
    const decided = toldRuling({ ...undercall, appealDecided: { upheld: true, why: 'x' } }, telling);
    expect(filteredRulings([decided], { words: '', appeals: 'open' }, 'de')).toEqual([]);
  });
});

describe('the file', () => {
  it('has a line each, and no cell that a spreadsheet would work out', () => {
    const [heads, first] = rulingsCsv(all, de.ruled, 'de').split('\r\n');
    expect(heads).toContain('Zeit;Wer;Tisch;Spieler;Vorfall');
    expect(first).toContain(`'=Fold erlaubt`);
    expect(first).toContain('"Dealer hatte ""falsch"" angesagt"');
    expect(first).toContain('GCB T37.A4');
  });
  it('has for programs what was recorded', () => {
    expect(JSON.parse(rulingsJson(all))).toMatchObject([
      { ...undercall, player: 'Çağla Yıldız', by: { name: 'Petra', role: 'floor' } },
      { id: 'r2' },
    ]);
  });
});
