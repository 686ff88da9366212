import { type PolicyName, policies } from '../policies.ts';
import { findRulebook, rulebooks } from '../shelf.ts';
import type { HouseRulebook } from './house-rulebook.ts';
import { isPolicyValue } from './policy-value.ts';
import { type StrangeNumber, strangeNumbers } from './strange-numbers.ts';

/** What is wrong with a house rulebook, at its place in the document. */
export type HouseProblem =
  | { readonly problem: 'notAHouseRulebook' }
  | { readonly problem: 'newer'; readonly v: number }
  | { readonly problem: 'badField'; readonly field: string }
  | { readonly problem: 'nameOfAnother'; readonly id: string }
  | { readonly problem: 'noSuchRulebook'; readonly id: string; readonly edition: string }
  | { readonly problem: 'noSuchPolicy'; readonly policy: string }
  | { readonly problem: 'notAValue'; readonly policy: PolicyName }
  | ({ readonly problem: 'strangeNumber'; readonly policy: PolicyName } & StrangeNumber);

export type HouseRead =
  | { readonly ok: true; readonly house: HouseRulebook }
  | { readonly ok: false; readonly problems: readonly HouseProblem[] };

export const ID = /^[a-z][a-z0-9-]{1,39}$/;
export const EDITION = /^[a-z0-9][a-z0-9.-]{0,39}$/;
export const NAME = /^\S(.{0,118}\S)?$/u;
export const NOTE_LENGTH = 500;
const FIELDS = ['format', 'v', 'id', 'edition', 'name', 'extends', 'answers'];

/** Reads a house rulebook that is written now: its numbers must lie within their bounds. */
export function readNewHouse(document: unknown): HouseRead {
  const read = readHouse(document);
  if (!read.ok) return read;
  const problems = Object.entries(read.house.answers).flatMap(([name, answer]) =>
    strangeNumbers(name as PolicyName, answer.value).map(
      (strange): HouseProblem => ({ problem: 'strangeNumber', policy: name as PolicyName, ...strange }),
    ),
  );
  return problems.length === 0 ? read : { ok: false, problems };
}

/** Reads a house rulebook from a document; every problem is named, not only the first. */
export function readHouse(document: unknown): HouseRead {
  if (!isRecord(document) || document.format !== 'riffle-house-rulebook')
    return { ok: false, problems: [{ problem: 'notAHouseRulebook' }] };
  if (typeof document.v !== 'number') return { ok: false, problems: [{ problem: 'badField', field: 'v' }] };
  if (document.v !== 1) return { ok: false, problems: [{ problem: 'newer', v: document.v }] };
  const problems = [...aboutItself(document), ...aboutAnswers(document.answers)];
  return problems.length === 0 ? { ok: true, house: document as unknown as HouseRulebook } : { ok: false, problems };
}

/** Nothing could be found again under such a name: `constructor`. */
const isOfEveryObject = (name: unknown): boolean => String(name) in Object.prototype;

function aboutItself(document: Unread): readonly HouseProblem[] {
  const problems: HouseProblem[] = [];
  const bad = (field: string) => problems.push({ problem: 'badField', field });
  for (const field of Object.keys(document)) if (!FIELDS.includes(field)) bad(field);
  if (!isText(document.id, ID) || isOfEveryObject(document.id)) bad('id');
  else if (rulebooks.some(({ id }) => id === document.id)) problems.push({ problem: 'nameOfAnother', id: document.id });
  if (!isText(document.edition, EDITION) || isOfEveryObject(document.edition)) bad('edition');
  if (!isText(document.name, NAME)) bad('name');
  const { extends: under } = document;
  if (!isRecord(under) || typeof under.id !== 'string' || typeof under.edition !== 'string') bad('extends');
  else if (findRulebook(under.id, under.edition) === undefined)
    problems.push({ problem: 'noSuchRulebook', id: under.id, edition: under.edition });
  return problems;
}

function aboutAnswers(answers: unknown): readonly HouseProblem[] {
  if (!isRecord(answers)) return [{ problem: 'badField', field: 'answers' }];
  return Object.entries(answers).flatMap(([policy, answer]: [string, unknown]): readonly HouseProblem[] => {
    if (!isPolicy(policy)) return [{ problem: 'noSuchPolicy', policy }];
    if (!isRecord(answer) || Object.keys(answer).some((key) => key !== 'value' && key !== 'note'))
      return [{ problem: 'badField', field: `answers.${policy}` }];
    if (answer.note !== undefined && !isNote(answer.note))
      return [{ problem: 'badField', field: `answers.${policy}.note` }];
    return isPolicyValue(policy, answer.value) ? [] : [{ problem: 'notAValue', policy }];
  });
}

/** Whatever stands in a document, before it has been read. */
type Unread = {
  readonly [F in 'format' | 'v' | 'id' | 'edition' | 'name' | 'extends' | 'answers' | 'value' | 'note']?: unknown;
};
const isRecord = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, like: RegExp): value is string => typeof value === 'string' && like.test(value);
const isNote = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && [...value].length <= NOTE_LENGTH;
const isPolicy = (name: string): name is PolicyName => Object.hasOwn(policies, name);
