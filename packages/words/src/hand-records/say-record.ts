import type {
  Contradiction,
  Place,
  RecordFault,
  RecordFaultOf,
  Remark,
  Repair,
  WriteFault,
} from '@riffle/formats/problems';
import { sayHandRefusal } from '../hand/say-hand-refusal.ts';
import type { Language } from '../language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { RecordNaming, RecordWords } from './record-words.ts';

const WORDS: { readonly [L in Language]: RecordWords } = { de, en };

/** Why a file with hands cannot be read or played, without the place. */
export function sayRecordFault(fault: RecordFault, language: Language): string {
  if (fault.code === 'action-refused') return sayHandRefusal(fault.refusal, language);
  // the catalogue's type gives every code its own sentence
  return (WORDS[language].fault[fault.code] as (fault: RecordFaultOf) => string)(fault);
}

export const sayRepair = (repair: Repair, language: Language, naming: RecordNaming): string =>
  (WORDS[language].repair[repair.code] as (repair: Repair, naming: RecordNaming) => string)(repair, naming);

/** What a file says otherwise than it was played. */
export const sayContradiction = (contradiction: Contradiction, language: Language, naming: RecordNaming): string =>
  (WORDS[language].contradiction[contradiction.code] as (one: Contradiction, naming: RecordNaming) => string)(
    contradiction,
    naming,
  );

export const sayRemark = (remark: Remark, language: Language, naming: RecordNaming): string =>
  WORDS[language].remark[remark.code](remark, naming);

export const sayPlace = (place: Place, language: Language): string => {
  const words = WORDS[language].place;
  const where = 'line' in place ? words.line(place.line) : words.pointer(place.pointer);
  return place.actionNo === undefined ? where : `${where}, ${words.action(place.actionNo)}`;
};

/** Why a hand cannot be written in the chosen format. */
export function sayWriteFault(fault: WriteFault, language: Language): string {
  const words = WORDS[language].write;
  return fault.code === 'not-in-format' ? words[fault.code][fault.what] : words[fault.code];
}
