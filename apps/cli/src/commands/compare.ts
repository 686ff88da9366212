import { compare as compareUnder } from '@riffle/floor';
import { rulebooks } from '@riffle/rulebooks';
import { sayIncidentRefusal } from '@riffle/words';
import { incidentIn } from '../incident-in.ts';
import { readOptions } from '../options.ts';
import { rulingLines, tellRuling } from '../ruling-told.ts';
import { type Command, done, refused } from '../shell.ts';

/** The same incident under every rulebook; those of one group come to the same outcome. */
export const compare: Command = async (args, shell) => {
  const read = readOptions(
    { args, options: { json: { type: 'boolean', default: false } }, positionals: 1 },
    shell.words,
  );
  if (!read.ok) return read.outcome;
  const [path] = read.positionals;
  const given = await incidentIn(path, shell);
  if (!given.ok) return refused(shell.words.trouble[given.trouble](path ?? '-'));
  const verdict = compareUnder(given.incident, rulebooks);
  if (!verdict.ok) return refused(sayIncidentRefusal(shell.language, verdict.refusal));
  const { kind, facts } = given.incident;
  if (read.values.json || !shell.terminal) {
    const rulings = verdict.value.map(({ ruling, group }) => ({
      group,
      ...ruling,
      told: tellRuling(shell.language, ruling, shell.words),
    }));
    shell.print(JSON.stringify({ kind, facts, rulings }, undefined, 2));
  } else {
    const blocks = await Promise.all(
      verdict.value.map(async ({ ruling, group }) => {
        const [first = '', ...more] = await rulingLines(shell.language, ruling, shell.words);
        return [`${ruling.rulebook.id} (${String(group)})  ${first}`, ...more].join('\n');
      }),
    );
    shell.print(blocks.join('\n\n'));
  }
  return done;
};
