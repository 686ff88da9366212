import { exportNight, importNight, NIGHT_FORMAT } from '@riffle/formats';
import { wordsIn } from '@riffle/words';
import type { KindFile } from '../../host/kind.ts';
import type { NightShape } from './shape.ts';

/** A night as one file, after everything that can be wrong with it was looked for. */
export const file: KindFile<NightShape> = {
  format: NIGHT_FORMAT,
  write: ({ id, ...content }) => exportNight({ night: id, ...content }),
  read: (text, language) => {
    const read = importNight(text);
    if (!read.ok) {
      return { ok: false, refusal: { detail: wordsIn(language).nightFileProblem(read.refusal), facts: read.refusal } };
    }
    const { night: id, commits, people, staff, seal, sealed } = read.value;
    return { ok: true, value: { id, commits, people, staff, seal, sealed } };
  },
};
