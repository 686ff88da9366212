import { rule as ruleOn } from '@riffle/floor';
import { sayIncidentRefusal } from '@riffle/words';
import { rulebookIn } from '../house-in.ts';
import { incidentIn } from '../incident-in.ts';
import { readOptions } from '../options.ts';
import { rulingLines, tellRuling } from '../ruling-told.ts';
import { type Command, done, misused, refused } from '../shell.ts';

/** The ruling of one rulebook, or of a house rulebook in a file, on an incident. */
export const rule: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    rulebook: { type: 'string' },
    occasion: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options, positionals: 1 }, shell.words);
  if (!read.ok) return read.outcome;
  const { rulebook, occasion, json } = read.values;
  if (rulebook === undefined) return misused(trouble.needed('--rulebook'));
  const found = await rulebookIn(rulebook, shell);
  if (!found.ok) return refused(found.text);
  const { book } = found;
  const occasions = book.occasions.map(({ id }) => id);
  if (occasion !== undefined && !occasions.includes(occasion))
    return refused(trouble.noSuchOccasion(occasion, occasions));
  const [path] = read.positionals;
  const given = await incidentIn(path);
  if (!given.ok) return refused(trouble[given.trouble](path ?? '-'));
  const verdict = ruleOn(given.incident, book, occasion === undefined ? {} : { occasion });
  if (!verdict.ok) return refused(sayIncidentRefusal(shell.language, verdict.refusal));
  if (json || !shell.terminal)
    shell.print(JSON.stringify({ ...verdict.value, told: tellRuling(shell.language, verdict.value) }, undefined, 2));
  else shell.print(rulingLines(shell.language, verdict.value, shell.words).join('\n'));
  return done;
};
