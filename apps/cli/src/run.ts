import { type Language, languageOf } from '@riffle/words';
import { type Command, misused, type Outcome, type Shell } from './shell.ts';
import { de } from './words/de.ts';
import { en } from './words/en.ts';

/** Each is loaded when it is asked for: `riffle help` need not know a server. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./commands/serve.ts')).serve,
  simulate: async () => (await import('./commands/simulate.ts')).simulate,
  'simulate-season': async () => (await import('./commands/simulate-season.ts')).simulateLeague,
  'simulate-room': async () => (await import('./commands/simulate-room.ts')).simulateRoom,
  rules: async () => (await import('./commands/rules.ts')).rules,
  rule: async () => (await import('./commands/rule.ts')).rule,
  text: async () => (await import('./commands/text.ts')).text,
  house: async () => (await import('./commands/house.ts')).house,
  compare: async () => (await import('./commands/compare.ts')).compare,
  incidents: async () => (await import('./commands/incidents.ts')).incidents,
  export: async () => (await import('./commands/export.ts')).exportOne,
  import: async () => (await import('./commands/import.ts')).importOne,
  tdt: async () => (await import('./commands/tdt.ts')).tdt,
  replay: async () => (await import('./commands/replay.ts')).replay,
  evaluate: async () => (await import('./commands/evaluate.ts')).evaluate,
  equity: async () => (await import('./commands/equity.ts')).equity,
  icm: async () => (await import('./commands/icm.ts')).icm,
  prizes: async () => (await import('./commands/prizes.ts')).prizes,
  formula: async () => (await import('./commands/formula.ts')).formula,
  league: async () => (await import('./commands/league.ts')).league,
  structure: async () => (await import('./commands/structure.ts')).structure,
  deck: async () => (await import('./commands/deck.ts')).deck,
  rescue: async () => (await import('./commands/rescue.ts')).rescue,
  verify: async () => (await import('./commands/verify.ts')).verify,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  owner: async () => (await import('./commands/owner.ts')).owner,
  help: async () => (await import('./commands/help.ts')).help,
  version: async () => (await import('./commands/version.ts')).version,
};
const ALSO: Readonly<Record<string, string>> = {
  '--help': 'help',
  '-h': 'help',
  '--version': 'version',
  '-v': 'version',
};
const CODES = { done: 0, refused: 1, misused: 2 } as const satisfies Record<Outcome['is'], number>;

/** What the environment says of the language and the data. */
export type Environment = {
  readonly LC_ALL?: string | undefined;
  readonly LC_MESSAGES?: string | undefined;
  readonly LANG?: string | undefined;
  readonly RIFFLE_DATA?: string | undefined;
  readonly RIFFLE_TRACES?: string | undefined;
};
export type Streams = {
  /** All that is piped in. */
  readonly input: () => Promise<string>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly terminal?: boolean;
};

/** Runs one command and gives its exit code: 1 for a refusal, 2 for a command line that cannot be understood. */
export async function run(
  args: readonly string[],
  env: Environment,
  { input, out, err, terminal = false }: Streams,
): Promise<number> {
  const { language, rest } = languageIn(args, env);
  const shell: Shell = {
    language,
    words: { de, en }[language],
    input,
    print: (text) => out(`${text}\n`),
    terminal,
    dataFolder: env.RIFFLE_DATA,
    tracesFolder: env.RIFFLE_TRACES,
  };
  const outcome = await perform(rest, shell);
  if (outcome.is !== 'done') err(`riffle: ${outcome.text}\n`);
  return CODES[outcome.is];
}

async function perform([name = 'help', ...args]: readonly string[], shell: Shell): Promise<Outcome> {
  const asked = Object.hasOwn(ALSO, name) ? (ALSO[name] ?? name) : name;
  const load = Object.hasOwn(COMMANDS, asked) ? COMMANDS[asked] : undefined;
  const { unknownCommand, helpHint } = shell.words.trouble;
  if (load === undefined) return misused(`${unknownCommand(name)} ${helpHint}`);
  if (args.some((argument) => argument === '--help' || argument === '-h'))
    return (await import('./commands/help.ts')).help([asked], shell);
  const command = await load();
  return command(args, shell);
}

/** `--lang` stands anywhere, and decides before anything else is said. */
function languageIn(
  args: readonly string[],
  env: Environment,
): { readonly language: Language; readonly rest: readonly string[] } {
  const at = args.findIndex((argument) => argument === '--lang' || argument.startsWith('--lang='));
  const inShell = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  if (at === -1) return { language: languageOf(inShell.replace(/[_.@].*$/, '')), rest: args };
  const [, inside] = (args[at] ?? '').split('=');
  const named = inside ?? args[at + 1];
  return { language: languageOf(named), rest: args.toSpliced(at, inside === undefined ? 2 : 1) };
}
