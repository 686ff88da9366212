import type { Because, Step } from '../src/because.ts';
import { type IncidentRefusal, rule } from '../src/rule-incident.ts';
import type { Ruling } from '../src/ruling.ts';
import type { Sanction } from '../src/sanction.ts';
import { said } from './said.ts';
import type { Facts } from './shape.ts';
import type { View } from './views.ts';

/** What a ruling says, part by part, in codes; a part that says nothing is empty. */
export type Parts = { readonly [part: string]: string };

/** What comes out, as the record writes it. What follows from a rulebook's answers alone, their rules, is not repeated. */
export function partsOf(kind: string, facts: Facts, { book, circumstances }: View): Parts {
  const verdict = rule({ kind, facts }, book, circumstances);
  return verdict.ok ? ruled(verdict.value) : { refused: refused(verdict.refusal) };
}

const ruled = (ruling: Ruling): Parts => ({
  '=': said(ruling.outcome),
  stands: `${ruling.answer} ${ruling.basis}`,
  range: ruling.range.map(said).join(' '),
  weigh: ruling.weigh.join(' '),
  steps: ruling.steps.map(saidStep).join(' '),
  moves: ruling.moves.map(said).join(', '),
  effects: ruling.effects.map(({ to, command: { type, ...rest } }) => `${to}.${said({ is: type, ...rest })}`).join(' '),
  sanction: saidSanction(ruling.sanction),
  unclear: ruling.unclear.map(({ policy }) => policy).join(' '),
  notes: ruling.because.flatMap((link) => (link.is === 'note' ? [valued(link)] : [])).join(' '),
  asked: ruling.because.map(saidLink).join(' '),
  cited: citedBeside(ruling).join(' '),
});

const refused = (refusal: IncidentRefusal): string =>
  refusal.code === 'facts'
    ? refusal.problems.map(({ problem, ...rest }) => said({ is: problem, ...rest })).join(' ')
    : refusal.code;

const valued = ({ key, values }: { readonly key: string; readonly values: object }): string =>
  said({ is: key, ...values });

/** A card's way stands among the moves. */
const saidStep = (step: Step): string => (step.key === 'moveCard' ? step.key : valued(step));

export const saidSanction = (sanction: Sanction): string =>
  sanction.duty === 'none'
    ? ''
    : `${sanction.duty} ${sanction.offence} ${sanction.measures.join('>')}${sanction.repeated ? ' repeated' : ''}`;

/** `!` the answer hangs on it, `^` it limits, `*` with another answer there would be another outcome, `~` taken as given. */
function saidLink(link: Because): string {
  if (link.is === 'note') return `+${link.key}`;
  const { policy, decides, limits, shapes, frames } = link;
  return `${policy}${decides ? '!' : ''}${limits ? '^' : ''}${shapes ? '*' : ''}${frames ? '~' : ''}`;
}

/** The rules that are cited beside those of the answers that were asked. */
function citedBeside({ because, refs }: Ruling): readonly string[] {
  const asked = new Set(because.flatMap((link) => (link.is === 'policy' ? link.refs : [])));
  return refs.filter((ref) => !asked.has(ref)).map((ref) => ref.slice(ref.indexOf(':') + 1));
}

/** Without what only follows from another: which answer shapes the outcome is seen where the answer is another. */
const plain = ({ asked, ...parts }: Parts): Parts =>
  asked === undefined ? parts : { ...parts, asked: asked.replaceAll('*', '') };

/** As it is written beside another: what was noted and done by its names. Their figures stand there, and in the outcome. */
export const asNear = ({ notes: _, steps, ...parts }: Parts): Parts =>
  plain({ ...parts, ...(steps !== undefined && { steps: steps.replaceAll(FIGURES, '') }) });
const FIGURES = /\{[^{}]*\}/g;

/** Without how it stands: what a house says, it says outright, under its own name. */
export const asHouse = ({ stands: _, unclear: __, cited: ___, ...parts }: Parts): Parts => plain(parts);
