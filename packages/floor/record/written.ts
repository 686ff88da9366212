import type { Line, Otherwise } from './differing.ts';

/** What was told, what comes out, and what with one thing otherwise. */
export type Block = {
  readonly heading: string;
  readonly lines: readonly Line[];
  readonly otherwise: readonly Otherwise[];
};

/** What is shorter than this is written where it stands. */
const SHORT = 60;

/** Long texts that stand several times are written once, under a name that is made from the text: a new one moves no other. */
export class Written {
  readonly #times = new Map<string, number>();

  constructor(blocks: readonly Block[]) {
    for (const { text } of blocks.flatMap(({ lines, otherwise }) =>
      [lines, ...otherwise.map((one) => one.lines)].flat(),
    ))
      if (text.length > SHORT) this.#times.set(text, (this.#times.get(text) ?? 0) + 1);
  }

  page(title: string, blocks: readonly Block[]): string {
    const body = blocks.flatMap(({ heading, lines, otherwise }) => [
      '',
      heading === '' ? '(nothing told)' : heading,
      ...lines.map((line) => ` ${this.#line(line)}`),
      ...this.#together(otherwise),
    ]);
    return `${[title, ...body, '', 'Written once:', ...this.#once].join('\n')}\n`;
  }

  readonly #line = ({ part, views, text }: Line): string =>
    [part, ...(views === '' ? [] : [`@${views}`]), text === '' ? '–' : this.#short(text)].join(' ');

  /** Changes of which the same comes stand together; of those of which nothing comes there is only how many. */
  #together(otherwise: readonly Otherwise[]): readonly string[] {
    const groups = Map.groupBy(otherwise, ({ lines }) => lines.map((line) => `  ${this.#line(line)}`).join('\n'));
    const idle = groups.get('')?.length ?? 0;
    groups.delete('');
    return [
      ...[...groups].flatMap(([text, same]) => [`~ ${same.map(({ change }) => change).join(' | ')}`, text]),
      ...(idle === 0 ? [] : [`~ ${String(idle)} more: nothing`]),
    ];
  }

  get #once(): readonly string[] {
    const texts = [...this.#times].filter(([, times]) => times > 1);
    return texts.map(([text]) => `${nameOf(text)} ${text}`).sort();
  }

  #short(text: string): string {
    return (this.#times.get(text) ?? 0) > 1 ? nameOf(text) : text;
  }
}

function nameOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `#${hash.toString(36).padStart(7, '0').slice(-5)}`;
}
