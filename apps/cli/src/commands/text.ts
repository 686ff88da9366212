import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { findRulebook, rulebooks } from '@riffle/rulebooks';
import type { RulebookTextRead } from '@riffle/wire';
import { formatDay } from '@riffle/words';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { type Command, done, misused, type Outcome, refused, type Shell } from '../shell.ts';
import { openTexts, type TextShelf } from '../text-shelf.ts';
import { toldNumbers } from '../told-number.ts';

const DOES = ['list', 'add', 'show', 'missing', 'remove'] as const;
type Does = (typeof DOES)[number];
type Asked = {
  readonly rulebook: string;
  readonly edition: string;
  /** The file of `add`, the rule's number of `show`. */
  readonly further: string | undefined;
  readonly json: boolean;
};

/** The club's own copy of a rulebook: added, shown, removed, and of which rules it lacks the words. */
export const text: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    data: { type: 'string' },
    rulebook: { type: 'string' },
    edition: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options, positionals: 2 }, shell.words);
  if (!read.ok) return read.outcome;
  const { data, rulebook, edition, json } = read.values;
  const [named = 'list', further] = read.positionals;
  const does = DOES.find((one) => one === named);
  if (does === undefined) return misused(shell.words.text.does(named, DOES));
  if (does !== 'list' && rulebook === undefined) return misused(trouble.needed('--rulebook'));
  if (does === 'add' && further === undefined)
    return misused(trouble.needed(shell.language === 'de' ? 'DATEI' : 'FILE'));
  const book = rulebook === undefined ? undefined : findRulebook(rulebook);
  const ids = rulebooks.map(({ id }) => id);
  if (rulebook !== undefined && book === undefined) return refused(trouble.noSuchRulebook(rulebook, ids));
  const opened = await openTexts(dataFolderOf(data, shell), shell);
  if (!opened.ok) return refused(opened.text);
  const asked = { rulebook: rulebook ?? '', edition: edition ?? book?.edition ?? '', further, json };
  try {
    return await perform(does, opened.shelf, asked, shell);
  } finally {
    await opened.shelf.close();
  }
};

function perform(does: Does, shelf: TextShelf, asked: Asked, shell: Shell): Promise<Outcome> {
  switch (does) {
    case 'list':
      return list(shelf, asked, shell);
    case 'add':
      return add(shelf, asked, shell);
    case 'show':
    case 'missing':
      return show(does, shelf, asked, shell);
    case 'remove':
      return remove(shelf, asked, shell);
  }
}

async function list(
  shelf: TextShelf,
  { json }: Asked,
  { words: { text: words }, print, language }: Shell,
): Promise<Outcome> {
  const all = await shelf.list();
  if (json) print(JSON.stringify(all, undefined, 2));
  else if (all.length === 0) print(words.none);
  else
    print(
      all
        .map(({ rulebook, edition, name, addedAt, found, rules }) =>
          [`${rulebook}@${edition}`, name, formatDay(addedAt, language, shelf.zone), words.found(found, rules)].join(
            '  ',
          ),
        )
        .join('\n'),
    );
  return done;
}

async function add(shelf: TextShelf, { rulebook, edition, further = '', json }: Asked, shell: Shell): Promise<Outcome> {
  const { trouble, text: words } = shell.words;
  if (findRulebook(rulebook, edition) === undefined)
    return refused(words.noSuchEdition(rulebook, edition, findRulebook(rulebook)?.edition ?? ''));
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = await readFile(further);
  } catch {
    return refused(trouble.fileMissing(further));
  }
  const put = await shelf.put({ rulebook, edition, name: basename(further).slice(-200), bytes });
  if (!put.ok) return refused(`${further}: ${put.text}`);
  const { wordings: _, ...said } = put.value;
  if (json) shell.print(JSON.stringify(said, undefined, 2));
  else
    shell.print(
      [words.added(`${rulebook}@${edition}`, said.found, said.rules), ...(await missingIn(put.value, shell))].join(
        '\n',
      ),
    );
  return done;
}

async function missingIn(read: RulebookTextRead, { words, language }: Shell): Promise<readonly string[]> {
  const { number } = await toldNumbers(language);
  const missing = read.missing.map((ref) => number(read.rulebook, ref));
  return missing.length === 0 ? [] : [`${words.text.missing}: ${missing.join(', ')}`];
}

async function show(does: 'show' | 'missing', shelf: TextShelf, asked: Asked, shell: Shell): Promise<Outcome> {
  const { rulebook, edition, further, json } = asked;
  const { text: words } = shell.words;
  const found = await shelf.find({ rulebook, edition });
  if (found === undefined) return refused(words.noText(`${rulebook}@${edition}`));
  const { paragraphs, found: wordings } = found.wordings;
  const { number } = await toldNumbers(shell.language);
  if (does === 'missing') {
    shell.print(
      json ? JSON.stringify(found.missing, undefined, 2) : found.missing.map((ref) => number(rulebook, ref)).join('\n'),
    );
    return done;
  }
  if (further === undefined) {
    shell.print(json ? JSON.stringify(found, undefined, 2) : paragraphs.join('\n\n'));
    return done;
  }
  // as it is, or as it was shown
  const wording = wordings[further] ?? Object.entries(wordings).find(([ref]) => number(rulebook, ref) === further)?.[1];
  if (wording === undefined) return refused(words.notFound(`${rulebook}:${further}`));
  const said = paragraphs.slice(wording.from, wording.to + 1);
  shell.print(json ? JSON.stringify({ ...wording, paragraphs: said }, undefined, 2) : said.join('\n\n'));
  return done;
}

async function remove(shelf: TextShelf, { rulebook, edition }: Asked, { words, print }: Shell): Promise<Outcome> {
  const named = `${rulebook}@${edition}`;
  if (!(await shelf.remove({ rulebook, edition }))) return refused(words.text.noText(named));
  print(words.text.removed(named));
  return done;
}
