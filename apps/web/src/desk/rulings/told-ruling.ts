import type { CommitId } from '@riffle/aggregate';
import { type FactsAsked, incidentKinds, type KindName, kindCalled, type Outcome } from '@riffle/floor';
import type { LoggedRuling, Penalty } from '@riffle/tournament';
import type { LogLine } from '@riffle/wire';
import { kindWord, type Language, sayOutcome } from '@riffle/words';
import { type FactSayings, sayFact } from '../../floor/facts/say-fact.ts';

/** A logged ruling in words, as it is listed, searched and written to a file. */
export type ToldRuling = {
  readonly ruling: LoggedRuling;
  readonly incident: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly said: string;
  /** What was decided instead of that. */
  readonly instead?: string;
  readonly table?: string;
  readonly player?: string;
  /** Who recorded it, as far as the log has come. */
  readonly by?: { readonly name: string; readonly role: string };
  readonly commit?: CommitId;
  readonly penalties: readonly Penalty[];
  /** Who ticked a step of it, by when. */
  readonly ticks: ReadonlyMap<number, string>;
};

export type Telling = {
  readonly language: Language;
  readonly sayings: FactSayings;
  readonly table: (id: NonNullable<LoggedRuling['table']>) => string;
  readonly player: (id: NonNullable<LoggedRuling['entry']>) => string;
  readonly log: readonly LogLine[];
  readonly penalties: readonly Penalty[];
};

export function toldRuling(ruling: LoggedRuling, telling: Telling): ToldRuling {
  const { language } = telling;
  const kind = kindCalled(ruling.kind);
  const instead = ruling.instead && insteadOf(ruling.instead, language);
  // the first step that names it is the one that recorded it
  const lines = telling.log
    .filter(({ about, isUndo }) => about?.includes(ruling.id) === true && isUndo === undefined)
    .sort((a, b) => a.version - b.version);
  const [line] = lines;
  return {
    ruling,
    incident: kind === undefined ? ruling.kind : kindWord(language, kind).label,
    facts: kind === undefined ? [] : factsOf(kind, ruling, telling),
    said: outcomeInWords(ruling.outcome, language),
    ...(instead !== undefined && { instead }),
    ...(ruling.table !== undefined && { table: telling.table(ruling.table) }),
    ...(ruling.entry !== undefined && { player: telling.player(ruling.entry) }),
    ...(line && { by: { name: line.actor, role: line.role }, commit: line.id }),
    ticks: new Map(lines.map(({ at, actor }) => [at, actor])),
    penalties: telling.penalties.filter((penalty) => penalty.ruling === ruling.id),
  };
}

const insteadOf = ({ outcome, text }: NonNullable<LoggedRuling['instead']>, language: Language): string =>
  [...(outcome === undefined ? [] : [outcomeInWords(outcome, language)]), ...(text === undefined ? [] : [text])].join(
    '; ',
  );

function outcomeInWords(outcome: LoggedRuling['outcome'], language: Language): string {
  const { is } = outcome;
  try {
    return sayOutcome(language, outcome as unknown as Outcome);
  } catch {
    // recorded by another version of Riffle, which knew this outcome
    return String(is ?? '');
  }
}

/** `Was? Beleidigung`: a label that asks needs no colon. */
export const factInWords = ({ label, value }: ToldRuling['facts'][number]): string =>
  label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`;

function factsOf(kind: KindName, { facts }: LoggedRuling, { language, sayings }: Telling): ToldRuling['facts'] {
  const asked: FactsAsked = incidentKinds[kind].facts;
  const words = kindWord(language, kind).facts;
  return Object.entries(asked).flatMap(([name, fact]) => {
    const value = facts[name];
    if (value === undefined) return [];
    return [{ label: words[name]?.label ?? name, value: sayFact(fact, words[name], value, language, sayings) }];
  });
}
