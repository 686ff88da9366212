import type { House } from '@riffle/server';
import { formatDay } from '@riffle/words';
import { openData } from '../kept-data.ts';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';

/** A way back in for whoever has the computer itself: the owner's PIN is lost, or somebody else learnt it. */
export const owner: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = { data: { type: 'string' }, name: { type: 'string' } } as const;
  const read = readOptions({ args, options }, shell.words);
  if (!read.ok) return read.outcome;
  const name = read.values.name?.trim();
  if (name === '') return misused(trouble.missingValue('--name'));
  const opened = await openData(dataFolderOf(read.values.data, shell), shell.words, trouble.dataInUseForOwner);
  if (!opened.ok) return refused(opened.text);
  try {
    return await letIn(opened.house, name, shell);
  } finally {
    await opened.house.close();
  }
};

async function letIn(house: House, name: string | undefined, shell: Shell): Promise<Outcome> {
  const { roster, sessions, devices, zone } = house;
  const { trouble, owner: words } = shell.words;
  const before = (await roster.list()).find((member) => member.owner);
  if (before === undefined) return refused(trouble.noOwner);
  const renamed = name === undefined ? undefined : await roster.change(before.id, { name });
  if (name !== undefined && renamed?.ok === false) return refused(trouble.nameTaken(name));
  const invited = await roster.invite(before.id);
  if (invited === undefined) return refused(trouble.noOwner);
  // whoever knew the old PIN may still sit somewhere, signed in
  await devices.forgetAllOf(before.id);
  await sessions.endAllOf(before.id);
  const { member, pin, link, linkUntil } = invited;
  const lines = [
    [words.name, member.name],
    [words.pin, pin],
    [words.link, `${link}  (${words.linkUntil(formatDay(linkUntil, shell.language, zone.current))})`],
  ] as const;
  const width = Math.max(...lines.map(([label]) => label.length)) + 2;
  shell.print(
    ['', ...lines.map(([label, text]) => `  ${label.padEnd(width)}${text}`), '', `  ${words.next}`].join('\n'),
  );
  return done;
}
