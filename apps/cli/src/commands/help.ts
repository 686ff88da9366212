import { type Command, done, misused } from '../shell.ts';
import type { CliWords } from '../words/cli-words.ts';

/** All commands, or how one of them is called: `riffle help rule`, `riffle rule --help`. */
export const help: Command = async ([asked], { words, print }) => {
  const { intro, commands } = words.help;
  if (asked === undefined) {
    print([intro, '', 'riffle …', ...columns(commands)].join('\n'));
    return done;
  }
  const usage = usageOf(asked, commands);
  if (usage.length === 0) return misused(`${words.trouble.unknownCommand(asked)} ${words.trouble.helpHint}`);
  print(['riffle …', ...columns(usage)].join('\n'));
  return done;
};

type Lines = CliWords['help']['commands'];

/** Its lines, each with those that go on below it; and where its data lie, if it has any. */
function usageOf(name: string, commands: Lines): Lines {
  let isIts = false;
  const its = commands.filter(([usage]) => {
    if (/^\S/.test(usage)) isIts = [name, `--${name}`].includes(usage.split(' ')[0] ?? '');
    return isIts;
  });
  const ofData = its.some(([usage]) => usage.includes('--data'));
  return [...its, ...commands.filter(([usage]) => ofData && usage.startsWith('RIFFLE_DATA'))];
}

function columns(lines: Lines): readonly string[] {
  const width = Math.max(...lines.map(([usage]) => usage.length));
  return lines.map(([usage, does]) => `  ${usage.padEnd(width)}  ${does}`.trimEnd());
}
