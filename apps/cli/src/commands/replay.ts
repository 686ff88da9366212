import { expectationsFor } from '../hands/expectations.ts';
import { findHandFiles } from '../hands/hand-files.ts';
import { type HandReport, reportHands } from '../hands/hand-report.ts';
import { readOptions } from '../options.ts';
import { type Command, done, misused, refused, type Shell } from '../shell.ts';

export const replay: Command = async (args, shell) => {
  const { trouble } = shell.words;
  const options = {
    json: { type: 'boolean', default: false },
    expected: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  } as const;
  const read = readOptions({ args, options, positionals: Number.POSITIVE_INFINITY }, shell.words);
  if (!read.ok) return read.outcome;
  if (read.positionals.length === 0) return misused(trouble.needed(shell.language === 'de' ? 'DATEI' : 'FILE'));
  const { json, expected, strict } = read.values;
  const { language, words } = shell;
  const played = { hands: 0, failed: 0, amiss: 0 };
  for (const named of read.positionals) {
    const files = findHandFiles(named);
    if (files === undefined) return refused(trouble.fileMissing(named));
    for (const file of files) {
      const expectations = expected ? expectationsFor(file.path) : undefined;
      if (expectations !== undefined && 'unreadable' in expectations)
        return refused(trouble.noJson(expectations.unreadable));
      const asked = { strict, language, words, expected: expectations };
      for (const report of reportHands(file, asked)) {
        played.hands += 1;
        if (!report.ok) played.failed += 1;
        if (isAmiss(report)) played.amiss += 1;
        if (json) shell.print(JSON.stringify(report));
        else tell(report, shell);
      }
    }
  }
  const { hands, failed, amiss } = played;
  if (failed > amiss || hands === 0) return refused(words.replayed.failed(failed, hands));
  if (failed > 0) return refused(words.replayed.amiss(amiss, hands));
  if (!json) shell.print(words.replayed.all(hands));
  return done;
};

/** People are told only what is wrong, or was put right. */
function tell(report: HandReport, { print }: Shell): void {
  const { file, hand, error, contradictions = [], repairs = [], remarks = [] } = report;
  const [first, ...others] = contradictions;
  const rest = first !== undefined && error?.says === first.says ? others : contradictions;
  for (const { says } of [...repairs, ...remarks, ...(error === undefined ? [] : [error]), ...rest])
    print(`${file} #${String(hand)}, ${says}`);
}

/** It was played to where its record goes, and the file says otherwise, or has no end. */
const isAmiss = ({ error, contradictions = [] }: HandReport): boolean =>
  error?.code === 'unfinished' || (error !== undefined && contradictions.some(({ code }) => code === error.code));
