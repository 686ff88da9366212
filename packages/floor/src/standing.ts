import { otherAnswers, type PolicyName } from '@riffle/rulebooks';
import type { Because } from './because.ts';
import type { Finding } from './incident-kind.ts';
import type { Supposed } from './inquiry.ts';
import type { Answer, Ruling } from './ruling.ts';

type Link = Extract<Because, { readonly is: 'policy' }>;

/** The policies on which a ruling rests; the others are reasons. */
const restsOn = (because: readonly Because[]): readonly Link[] =>
  because.filter((link) => link.is === 'policy').filter(({ decides, limits, shapes }) => decides || limits || shapes);

/**
 * What a ruling rests on: the policies that speak of the incident itself, and of all that was asked on the way those
 * whose answer shaped the outcome. The weakest of them is the basis. Where the rulebook is silent on all that speaks of
 * the incident it covers nothing; what it leaves to a person is a proposal.
 */
export function standing(
  finding: Finding,
  because: readonly Because[],
): { readonly answer: Answer; readonly basis: Ruling['basis'] } {
  const links = because.filter((link) => link.is === 'policy');
  // who cites nothing of the rulebook cannot say that it stands there
  if (links.every(({ from }) => from === 'base')) return { answer: 'notCovered', basis: 'base' };
  const rests = restsOn(because);
  const deciding = links.filter(({ decides }) => decides);
  const shaping = rests.some(({ shapes }) => shapes) ? links.filter(({ frames }) => !frames) : [];
  const own = deciding.length > 0 ? deciding : shaping;
  if (own.length > 0 && own.every(({ from }) => from === 'base')) return { answer: 'notCovered', basis: 'base' };
  const weak = rests.some(({ reading, from }) => reading || from === 'base');
  return { answer: finding.discretion === undefined ? 'determined' : 'proposed', basis: weak ? 'reading' : 'text' };
}

/** What was read, and in a reading what common practice adds; each policy once. */
export const openIn = (because: readonly Because[], basis: Ruling['basis']): readonly Link[] => [
  ...new Map(
    restsOn(because)
      .filter(({ reading, from }) => reading || (basis === 'reading' && from === 'base'))
      .map((link) => [link.policy, link]),
  ).values(),
];

/** Marks each policy that was asked on the way and without whose answer there would be another outcome. */
export function withShapes(
  because: readonly Because[],
  outcome: Finding['outcome'],
  suppose: (supposed: Supposed) => Finding['outcome'],
): readonly Because[] {
  const found = JSON.stringify(outcome);
  const shapes = <P extends PolicyName>({ policy, value }: Link & { readonly policy: P }): boolean =>
    otherAnswers(policy, value as never).some((other) => JSON.stringify(suppose({ policy, value: other })) !== found);
  return because.map((link) =>
    link.is === 'policy' && !link.decides && !link.limits && !link.frames && shapes(link)
      ? { ...link, shapes: true }
      : link,
  );
}
