import type { Incident, Outcome, Ruling } from '@riffle/floor';
import type { EntryId, RuledOn, TableId } from '@riffle/tournament';

export type About = { readonly table?: TableId | undefined; readonly entry?: EntryId | undefined };

/** A decision other than the rulebook's: what holds, out of its range or in one's own words, and why. */
export type Otherwise = {
  readonly outcome?: Outcome | undefined;
  readonly text: string;
  readonly reason: string;
};

/** What the night keeps of a ruling. */
export function ruledOn(incident: Incident, ruling: Ruling, { table, entry }: About, otherwise?: Otherwise): RuledOn {
  const text = otherwise?.text.trim() ?? '';
  const instead = {
    ...(otherwise?.outcome !== undefined && { outcome: otherwise.outcome as RuledOn['outcome'] }),
    ...(text !== '' && { text }),
  };
  return {
    kind: incident.kind,
    facts: incident.facts as RuledOn['facts'],
    answer: ruling.answer,
    outcome: ruling.outcome as RuledOn['outcome'],
    ...(otherwise !== undefined && { instead, reason: otherwise.reason.trim() }),
    ...(ruling.steps.length > 0 && { steps: ruling.steps.map(({ key, values }) => ({ key, values })) }),
    refs: ruling.refs,
    ...(table !== undefined && { table }),
    ...(entry !== undefined && { entry }),
  };
}

/** What is still missing before it can be kept. */
export function missingIn({ outcome, text, reason }: Otherwise): {
  readonly instead: boolean;
  readonly reason: boolean;
} {
  return { instead: outcome === undefined && text.trim() === '', reason: reason.trim() === '' };
}
