import { randomBytes } from 'node:crypto';
import type { Path, TextInPlace } from './apart.ts';
import { digest } from './digest.ts';
import { REDACTED } from './journal.ts';

/** A text beside its commit. What is left of a redacted one is when that was done. */
export type TextRow = {
  readonly stream: string;
  readonly version: number;
  readonly no: number;
  /** JSON, so that it comes back as it was given. */
  readonly text: string | null;
  /** Without it nobody can try out which text had the sum that the commit has of it. */
  readonly salt: string | null;
  readonly redacted_at: number | null;
  readonly redacted_sum: string | null;
};

/** What a commit has of its texts: where each stood, and its sum. The chain covers it, and through it the text. */
export type Reference = readonly [path: Path, sum: string];

/** Those of one commit before the store gave it its version. */
export type NewText = Pick<TextRow, 'no' | 'text' | 'salt'> & { readonly path: Path; readonly sum: string };

export function newTexts(texts: readonly TextInPlace[]): readonly NewText[] {
  // asked for once: the system takes its time for each
  const chance = texts.length === 0 ? undefined : randomBytes(SALT * texts.length);
  return texts.map(({ path, text }, no) => {
    const salt = chance?.toString('base64url', SALT * no, SALT * (no + 1)) ?? '';
    const written = JSON.stringify(text);
    return { no, path, text: written, salt, sum: sumOf(salt, written) };
  });
}
/** In bytes. */
const SALT = 16;

export const placed = (stream: string, version: number, texts: readonly NewText[]): readonly TextRow[] =>
  texts.map(({ no, text, salt }) => ({ stream, version, no, text, salt, redacted_at: null, redacted_sum: null }));

export const redactedRow = ({ stream, version, no }: TextRow, at: number): TextRow => ({
  ...{ stream, version, no, text: null, salt: null },
  redacted_at: at,
  redacted_sum: redactionSum(stream, version, no, at),
});

/** `undefined` where it is not what was written. */
export function textIn(row: TextRow, sum: string): { readonly text: string; readonly redactedAt?: number } | undefined {
  const { stream, version, no, text, salt, redacted_at: at, redacted_sum: redactedSum } = row;
  if (at !== null) {
    const isSound = text === null && salt === null && redactedSum === redactionSum(stream, version, no, at);
    return isSound ? { text: REDACTED, redactedAt: at } : undefined;
  }
  if (text === null || salt === null || sumOf(salt, text) !== sum) return undefined;
  return { text: JSON.parse(text) as string };
}

const sumOf = (salt: string, text: string): string => digest([salt, text]);
const redactionSum = (stream: string, version: number, no: number, at: number): string =>
  digest([stream, version, no, at]);

/** A text's name within its stream. */
export const formatTextId = ({ version, no }: Pick<TextRow, 'version' | 'no'>): string =>
  `${String(version)}.${String(no)}`;

export function parseTextId(id: string): Pick<TextRow, 'version' | 'no'> | undefined {
  const [, version, no] = /^([1-9]\d{0,14})\.(0|[1-9]\d{0,8})$/.exec(id) ?? [];
  return version === undefined ? undefined : { version: Number(version), no: Number(no) };
}
