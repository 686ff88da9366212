import { isWorkbook } from '@riffle/formats';
import { BODY, MOST_LINES } from '../../http/limits.ts';
import { apart, type Limits, TooMuchWork } from '../../worker/apart.ts';
import { linesIn } from './sent-list.ts';

/** A short list is read at once; a long one would hold everybody up, and a thread is begun for it. */
const SHORT = BODY.demoList;
/** A workbook may be made to be more than it seems; twenty thousand rows take a few seconds and a fifth of that memory. */
const OF_WORKBOOK: Limits = { milliseconds: 60_000, megabytes: 512 };

type Asked<List> = {
  readonly bytes: Uint8Array;
  readonly list: List;
  readonly module: URL;
  readonly name: string;
  readonly read: (list: List) => string;
};

/** What was found in a list, as JSON; nothing where it is too large. */
export async function readList<List>({ bytes, list, module, name, read }: Asked<List>): Promise<string | undefined> {
  const packed = isWorkbook(bytes);
  if (!packed && linesIn(bytes) > MOST_LINES) return undefined;
  if (!packed && bytes.length <= SHORT) return read(list);
  try {
    return await apart<(given: List) => string>(module, name, list, undefined, packed ? OF_WORKBOOK : undefined);
  } catch (error) {
    if (packed && error instanceof TooMuchWork) return undefined;
    throw error;
  }
}
