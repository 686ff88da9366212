import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed } from './compressed.ts';

/** What stands at an address for who runs no scripts: a search engine, the preview of a link, a reader of texts. */
export type WrittenPage = {
  readonly title: string;
  /** One sentence or two. */
  readonly description: string;
  readonly tables: readonly {
    readonly name: string;
    readonly headings: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
};

/** Puts it into the app's document: its title and description in the head, all of it where no script runs. */
export function writtenInto(document: string, { title, description, tables }: WrittenPage): string {
  const head = [
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}" />`,
    `<meta property="og:title" content="${escaped(title)}" />`,
    `<meta property="og:description" content="${escaped(description)}" />`,
  ].join('\n    ');
  const body = [
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(description)}</p>`,
    ...tables.map(
      ({ name, headings, rows }) =>
        `<table><caption>${escaped(name)}</caption><thead>${row(headings, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
    ),
  ].join('\n');
  // as functions: a name may hold what a replacement would read as its own signs
  return document
    .replace(/<title>[^<]*<\/title>/, () => head)
    .replace(/(<\/body>|$)/, (end) => `<noscript>\n${body}\n</noscript>\n${end}`);
}

const row = (cells: readonly string[], tag: 'td' | 'th'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;

const SIGNS: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Asked for anew each time, as the app's documents are. */
export async function sendWritten(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
  return reply.send(await compressed(request, reply, html));
}
