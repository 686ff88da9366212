import { type Command, done } from '../shell.ts';

export const help: Command = async (_args, { words, print }) => {
  const { intro, commands } = words.help;
  const width = Math.max(...commands.map(([usage]) => usage.length));
  const lines = commands.map(([usage, does]) => `  ${usage.padEnd(width)}  ${does}`.trimEnd());
  print([intro, '', 'riffle …', ...lines].join('\n'));
  return done;
};
