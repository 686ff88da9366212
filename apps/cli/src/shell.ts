import type { Language } from '@riffle/words';
import type { CliWords } from './words/cli-words.ts';

/** Where a command runs: what it may say, and in which words. */
export type Shell = {
  readonly language: Language;
  readonly words: CliWords;
  /** All that is piped in. */
  readonly input: () => Promise<string>;
  /** One or more lines to stdout. */
  readonly print: (text: string) => void;
  /** Somebody reads along; otherwise the output goes to a program. */
  readonly terminal: boolean;
  /** What `--data` would say, where the environment says it. */
  readonly dataFolder: string | undefined;
  /** Where the tests' traces lie, if not in the project's own folder for them. */
  readonly tracesFolder: string | undefined;
};

/** How a command ended. A refusal's text is one line. */
export type Outcome =
  | { readonly is: 'done' }
  | { readonly is: 'refused'; readonly text: string }
  | { readonly is: 'misused'; readonly text: string };

export const done: Outcome = { is: 'done' };
export const refused = (text: string): Outcome => ({ is: 'refused', text });
export const misused = (text: string): Outcome => ({ is: 'misused', text });

export type Command = (args: readonly string[], shell: Shell) => Promise<Outcome>;
