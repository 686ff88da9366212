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
  const played = { hands: 0, failed: 0 };
  for (const named of read.positionals) {
    const files = findHandFiles(named);
    if (files === undefined) return refused(trouble.fileMissing(named));
    for (const file of files) {
      const asked = { strict, language, words, expected: expected ? expectationsFor(file.path) : undefined };
      for (const report of reportHands(file, asked)) {
        played.hands += 1;
        if (!report.ok) played.failed += 1;
        if (json) shell.print(JSON.stringify(report));
        else tell(report, shell);
      }
    }
  }
  const { hands, failed } = played;
  if (failed > 0 || hands === 0) return refused(words.replayed.failed(failed, hands));
  if (!json) shell.print(words.replayed.all(hands));
  return done;
};

/** People are told only what is wrong, or was put right. */
function tell({ file, hand, error, repairs = [] }: HandReport, { print }: Shell): void {
  for (const { says } of error === undefined ? repairs : [...repairs, error])
    print(`${file} #${String(hand)}, ${says}`);
}
