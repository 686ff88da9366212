import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { misused, type Outcome } from './shell.ts';
import type { CliWords } from './words/cli-words.ts';

type Asked<O extends ParseArgsOptionsConfig> = {
  readonly args: readonly string[];
  readonly options: O;
  /** How many arguments without a name there may be. */
  readonly positionals?: number;
};
type Parsed<O extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true; args: string[] }>
>;
export type Read<O extends ParseArgsOptionsConfig> =
  | { readonly ok: true; readonly values: Parsed<O>['values']; readonly positionals: readonly string[] }
  | { readonly ok: false; readonly outcome: Outcome };

/** The options of a command; what it does not know is said in our words and not in Node's. */
export function readOptions<const O extends ParseArgsOptionsConfig>(
  { args, options, positionals: most = 0 }: Asked<O>,
  words: CliWords,
): Read<O> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const extra = positionals[most];
    if (extra !== undefined) return { ok: false, outcome: misused(words.trouble.tooMuch(extra)) };
    return { ok: true, values, positionals };
  } catch (error) {
    return { ok: false, outcome: misused(sayUsage(error, words)) };
  }
}

function sayUsage(error: unknown, { trouble }: CliWords): string {
  const { code, message } = error as Error & { readonly code?: string };
  const name = (/--[\w-]+/.exec(message) ?? /-\w/.exec(message))?.[0] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return trouble.unknownOption(name);
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
    return message.includes('does not take') ? trouble.noValueWanted(name) : trouble.missingValue(name);
  }
  throw error;
}

/** A whole number between two bounds. */
export function readCount(text: string, from: number, to: number): number | undefined {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(count) && count >= from && count <= to ? count : undefined;
}
