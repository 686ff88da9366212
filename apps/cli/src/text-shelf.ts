import { type House, readRulebookFile } from '@riffle/server';
import type { RulebookText, RulebookTextRead, Session } from '@riffle/wire';
import { wordsIn } from '@riffle/words';
import { type Asked, askRunning } from './ask-running.ts';
import { openData } from './kept-data.ts';
import type { Shell } from './shell.ts';

type Edition = { readonly rulebook: string; readonly edition: string };
type Given = Edition & { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };
type Put = { readonly ok: true; readonly value: RulebookTextRead } | { readonly ok: false; readonly text: string };

/** The club's own copies of its rulebooks, as the command line reaches them: through a running Riffle, or by itself. */
export type TextShelf = {
  /** Where the club is. */
  readonly zone: string;
  readonly list: () => Promise<readonly RulebookText[]>;
  readonly find: (of: Edition) => Promise<RulebookTextRead | undefined>;
  readonly put: (given: Given) => Promise<Put>;
  /** Whether there was one. */
  readonly remove: (of: Edition) => Promise<boolean>;
  readonly close: () => Promise<void>;
};
type Opened = { readonly ok: true; readonly shelf: TextShelf } | { readonly ok: false; readonly text: string };

const PATH = '/api/rulebook-texts';

export async function openTexts(dataDir: string, shell: Shell): Promise<Opened> {
  const { language, words } = shell;
  const there = await askRunning(dataDir, { method: 'GET', path: PATH }, language);
  const told =
    there?.ok === true ? await askRunning(dataDir, { method: 'GET', path: '/api/session' }, language) : there;
  if (told?.ok === true) return { ok: true, shelf: runningShelf(dataDir, (told.value as Session).zone, language) };
  const opened = await openData(dataDir, words);
  return opened.ok ? { ok: true, shelf: ownShelf(opened.house, shell) } : opened;
}

function runningShelf(dataDir: string, zone: string, language: Shell['language']): TextShelf {
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', of?: Edition | Given): Promise<Asked> => {
    const { rulebook, edition, name, bytes } = (of ?? {}) as Partial<Given>;
    const query = { ...(edition !== undefined && { edition }), ...(name !== undefined && { name }) };
    const path = rulebook === undefined ? PATH : `${PATH}/${encodeURIComponent(rulebook)}`;
    const asked = await askRunning(dataDir, { method, path, query, ...(bytes && { body: bytes }) }, language);
    // it has ended since it was asked first
    return asked ?? { ok: false, ...{ code: 'internal', title: wordsIn(language).server.internal.title } };
  };
  return {
    zone,
    list: async () => {
      const asked = await ask('GET');
      return asked.ok ? (asked.value as readonly RulebookText[]) : [];
    },
    find: async (of) => {
      const asked = await ask('GET', of);
      return asked.ok ? (asked.value as RulebookTextRead) : undefined;
    },
    put: async (given) => {
      const asked = await ask('PUT', given);
      if (asked.ok) return { ok: true, value: asked.value as RulebookTextRead };
      return { ok: false, text: inOneLine(asked) };
    },
    remove: async (of) => (await ask('DELETE', of)).ok,
    close: async () => undefined,
  };
}

function ownShelf(house: House, { language }: Shell): TextShelf {
  const { rulebookTexts, zone } = house;
  return {
    zone: zone.current,
    list: () => rulebookTexts.list(),
    find: ({ rulebook, edition }) => rulebookTexts.find(rulebook, edition),
    put: async ({ rulebook, edition, name, bytes }) => {
      const read = await readRulebookFile(bytes);
      if (!read.ok) return { ok: false, text: inOneLine(wordsIn(language).server[read.why]) };
      const { ok: _, ...what } = read;
      return { ok: true, value: await rulebookTexts.put({ rulebook, edition, name, ...what, addedAt: house.now() }) };
    },
    remove: ({ rulebook, edition }) => rulebookTexts.remove(rulebook, edition),
    close: () => house.close(),
  };
}

const inOneLine = ({ title, detail }: { readonly title: string; readonly detail?: string }): string =>
  detail === undefined ? title : `${title} ${detail}`;
