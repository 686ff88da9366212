import { accept, refuse, type Verdict } from '@riffle/aggregate';
import type { Rulebook } from '@riffle/rulebooks';
import { step } from './because.ts';
import type { Circumstances } from './circumstances.ts';
import type { FactsAsked, FactsOf } from './fact.ts';
import type { Finding, IncidentKind } from './incident-kind.ts';
import { inquiryInto } from './inquiry.ts';
import { kindCalled } from './kind-called.ts';
import { incidentKinds, type KindName, kindNames } from './kinds.ts';
import type { Outcome } from './outcome.ts';
import { type FactProblem, readFacts } from './read-facts.ts';
import type { Ruling } from './ruling.ts';
import { sanctionFor } from './sanction-for.ts';
import { openIn, standing, withShapes } from './standing.ts';

/** What happened, as it comes from a screen, a file or a pipe. */
export type Incident = { readonly kind: string; readonly facts: unknown };

/** Why there is no answer: not such a kind, or facts that are missing or cannot be. */
export type IncidentRefusal =
  | { readonly code: 'no-such-kind'; readonly kind: string; readonly kinds: readonly KindName[] }
  | { readonly code: 'facts'; readonly kind: KindName; readonly problems: readonly FactProblem[] };

/** The ruling of a rulebook on an incident. Pure: the same incident under the same rulebook gives the same ruling. */
export function rule(
  incident: Incident,
  book: Rulebook,
  circumstances: Circumstances = {},
): Verdict<Ruling, IncidentRefusal> {
  const name = kindCalled(incident.kind);
  if (name === undefined) return refuse({ code: 'no-such-kind', kind: incident.kind, kinds: kindNames });
  const kind: IncidentKind = incidentKinds[name] as unknown as IncidentKind;
  const read = readFacts(kind.facts, incident.facts);
  if (!read.ok) return refuse({ code: 'facts', kind: name, problems: read.refusal });
  const facts = read.value as FactsOf<FactsAsked>;
  const clashes = kind.clashes?.(facts) ?? [];
  if (clashes.length > 0) return refuse({ code: 'facts', kind: name, problems: clashes });
  const { floor, kept } = inquiryInto(book, circumstances);
  const finding = kind.find(facts, floor);
  const steps = finding.steps?.length ? finding.steps : [step('announce')];
  const sanction = sanctionFor(finding.offence, floor, finding.repeated, finding.mayOnly);
  const { because: asked, refs } = kept();
  const because = withShapes(
    asked,
    finding.outcome,
    (supposed) => kind.find(facts, inquiryInto(book, circumstances, supposed).floor).outcome,
  );
  const { answer, basis } = standing(finding, because);
  const { occasion = book.occasions[0]?.id } = circumstances;
  return accept({
    kind: name,
    rulebook: { id: book.id, edition: book.edition, ...(occasion !== undefined && { occasion }) },
    answer,
    basis,
    outcome: finding.outcome,
    range: besides(finding),
    weigh: finding.discretion?.weigh ?? [],
    steps,
    moves: steps.flatMap(({ moves = [] }) => moves),
    effects: finding.effects ?? [],
    sanction,
    because,
    refs,
    unclear: openIn(because, basis),
  });
}

/** What else is within bounds: without what is proposed. */
function besides({ outcome, discretion }: Finding): readonly Outcome[] {
  const said = new Set([JSON.stringify(outcome)]);
  return (discretion?.range ?? []).filter((other) => {
    const same = JSON.stringify(other);
    return !said.has(same) && said.add(same);
  });
}
