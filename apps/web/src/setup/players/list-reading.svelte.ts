import type { ImportPreview, Problem } from '@riffle/wire';
import { ask } from '../../ask/ask.ts';
import { newId } from '../../ask/new-id.ts';
import { Working } from '../../ask/working.svelte.ts';
import { t } from '../../language/language.svelte.ts';
import type { Choices, Row } from './import-choice.ts';

/** What is found in a list before anybody decides: of players, or of a league. */
type Found = Pick<ImportPreview, 'encoding' | 'separator' | 'sheets' | 'sheet' | 'problem'> & {
  readonly rows: readonly Row[];
};

/** What a browser offers to choose: text, and what spreadsheets write. */
export const LIST_FILES = '.csv,.txt,.tsv,.xlsx,.ods,text/csv,text/plain';
const LARGEST = 2 * 1024 * 1024;

/** A list as it is chosen or pasted, read where it is looked through, and decided row by row. */
export class ListReading<P extends Found> {
  readonly working = new Working();
  readonly #at: () => string;
  readonly #tooLarge: () => string;
  #list: Blob | undefined;
  pasted = $state('');
  preview = $state.raw<P>();
  choices = $state.raw<Choices>({});
  problem = $state.raw<Pick<Problem, 'title' | 'detail' | 'allowed'>>();
  /** Of a workbook in which the sheet that was read is no list. */
  sheets = $state.raw<Pick<P, 'sheets' | 'sheet'>>();
  /** Whatever is sent twice is taken over once. */
  importId = newId();

  /** `at`: what looks through it. */
  constructor(at: () => string, tooLarge: () => string) {
    this.#at = at;
    this.#tooLarge = tooLarge;
  }

  readPasted = (): Promise<void> => this.read(new Blob([this.pasted]));
  read = (list: Blob, sheet?: number): Promise<void> => this.working.run(() => this.#read(list, sheet));
  /** Another of its sheets. */
  readSheet = (sheet: number): Promise<void> =>
    this.#list === undefined ? Promise.resolve() : this.read(this.#list, sheet);
  /** What was in the way is shown; what is here meanwhile, each row says. */
  readAgain = async (why: Pick<Problem, 'title' | 'detail' | 'allowed'>): Promise<void> => {
    const { preview: before, choices } = this;
    if (this.#list !== undefined) await this.#read(this.#list, before?.sheet);
    // what somebody chose stays where nobody has come who could be meant
    const offered = (list: P | undefined) =>
      new Map(list?.rows.map(({ line, duplicateOf }) => [line, JSON.stringify(duplicateOf)]));
    const [then, now] = [offered(before), offered(this.preview)];
    this.choices = Object.fromEntries(
      Object.entries(choices).filter(([line]) => then.get(Number(line)) === now.get(Number(line))),
    );
    this.problem = why;
  };
  back = (): void => {
    this.preview = undefined;
    this.problem = undefined;
    this.sheets = undefined;
  };

  async #read(list: Blob, sheet: number | undefined): Promise<void> {
    const { unreadable } = t.setup.players.import;
    this.problem = undefined;
    if (list.size > LARGEST) {
      this.problem = { title: unreadable, detail: this.#tooLarge() };
      return;
    }
    // the bytes as they are: what they mean is found out where they are read
    const bytes = new Blob([list], { type: 'application/octet-stream' });
    const at = this.#at();
    const of = sheet === undefined ? '' : `${at.includes('?') ? '&' : '?'}sheet=${String(sheet)}`;
    const answer = await ask<P>('POST', `${at}${of}`, bytes);
    if (!answer.ok) {
      this.problem = answer.refusal;
      return;
    }
    this.#list = list;
    const { problem, sheets, sheet: read } = answer.value;
    this.sheets = { sheets, sheet: read } as Pick<P, 'sheets' | 'sheet'>;
    this.choices = {};
    this.importId = newId();
    this.preview = problem === undefined ? answer.value : undefined;
    if (problem !== undefined) this.problem = { title: unreadable, detail: problem.text };
  }
}
