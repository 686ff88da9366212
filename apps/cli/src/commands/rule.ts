import { rule as ruleOn } from '@riffle/floor';
import { handRules } from '@riffle/hand';
import { sayIncidentRefusal } from '@riffle/words';
import { type AppliedToHand, appliedToHand } from '../hands/applied-to-hand.ts';
import { askedInHand } from '../hands/asked-in-hand.ts';
import { incidentInHand } from '../hands/incident-in-hand.ts';
import { rulebookIn } from '../house-in.ts';
import { incidentIn } from '../incident-in.ts';
import { readOptions } from '../options.ts';
import { dataFolderOf } from '../places.ts';
import { rulingLines, tellRuling } from '../ruling-told.ts';
import { rulingWordings, wordingLines } from '../ruling-wordings.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';

/** The ruling of one rulebook, or of a house rulebook in a file, on an incident; and what it makes of a hand. */
export const rule: Command = async (args, shell) => {
  const { trouble, ruling: words } = shell.words;
  const options = {
    rulebook: { type: 'string' },
    occasion: { type: 'string' },
    hand: { type: 'string' },
    step: { type: 'string' },
    seat: { type: 'string' },
    apply: { type: 'boolean', default: false },
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options, positionals: 1 }, shell.words);
  if (!read.ok) return read.outcome;
  const { rulebook, occasion, json, apply, data, ...of } = read.values;
  if (rulebook === undefined) return misused(trouble.needed('--rulebook'));
  const found = await rulebookIn(rulebook, shell);
  if (!found.ok) return refused(found.text);
  const { book } = found;
  const occasions = book.occasions.map(({ id }) => id);
  if (occasion !== undefined && !occasions.includes(occasion))
    return refused(trouble.noSuchOccasion(occasion, occasions));
  const inHand = askedInHand({ ...of, apply }, shell);
  if (!inHand.ok) return inHand.outcome;
  const { asked } = inHand;
  const [path] = read.positionals;
  const given = await incidentIn(path, shell);
  if (!given.ok) return refused(trouble[given.trouble](path ?? '-'));
  const incident = asked === undefined ? given.incident : incidentInHand(given.incident, asked.at, asked.seat);
  const verdict = ruleOn(incident, book, occasion === undefined ? {} : { occasion });
  if (!verdict.ok) return refused(sayIncidentRefusal(shell.language, verdict.refusal));
  const ruling = verdict.value;
  const inText = data === undefined ? undefined : await rulingWordings(ruling.refs, dataFolderOf(data, shell), shell);
  if (inText?.ok === false) return refused(inText.text);
  const wordings = inText?.wordings;
  const applied =
    apply && asked !== undefined
      ? appliedToHand(asked.at, ruling, handRules(book, occasion), shell.language)
      : undefined;
  if (json || !shell.terminal) {
    const hand = asked && {
      number: asked.at.nth,
      step: asked.at.steps.length,
      ...(asked.seat !== undefined && { seat: asked.seat }),
      facts: incident.facts,
      ...(applied && { applied }),
    };
    const told = tellRuling(shell.language, ruling, shell.words);
    shell.print(
      JSON.stringify({ ...ruling, told, ...(wordings && { wordings }), ...(hand && { hand }) }, undefined, 2),
    );
  } else {
    const said = await rulingLines(shell.language, ruling, shell.words);
    const cited = wordings === undefined ? [] : await wordingLines(wordings, shell);
    shell.print([...said, ...cited, ...appliedLines(applied, shell)].join('\n'));
  }
  return applied?.ok === false ? refused(`${words.refusedByHand} ${applied.says}`) : done;
};

const appliedLines = (applied: AppliedToHand | undefined, { words }: Shell): readonly string[] =>
  applied?.ok === true ? [`  ${words.ruling.inHand}: ${applied.told.join(' ')}`] : [];
