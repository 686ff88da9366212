import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Opening } from '../src/route/openings.ts';
import { shell as de } from '../src/words/de/shell.ts';
import { shell as en } from '../src/words/en/shell.ts';

type Page = Opening['page'];

const WORDS = { de, en } as const;
/** They have no header: the room looks at them. */
const BARE: readonly Page[] = ['wall', 'player'];
const identity = join(import.meta.dirname, '../src/identity');
const styleOf = (name: string): string =>
  readFileSync(join(identity, name), 'utf8')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const tokens = styleOf('tokens.css');
/** The dark half of the tokens, for a device that asks for it before there is code to say so. */
const dark = /:root\[data-light="dark"\] (\{.*?\})/.exec(tokens)?.[1];
if (dark === undefined) throw new Error('the tokens have no dark half');

/** What the frame needs of the style; the rest comes while it is seen. */
export const FRAME_STYLE = `${tokens} @media (prefers-color-scheme: dark) { :root:not([data-light]) ${dark} } ${styleOf('frame.css')}`;

/** By which the content security policy lets it in. */
export const FRAME_STYLE_HASH = `sha256-${createHash('sha256').update(FRAME_STYLE).digest('base64')}`;

/** The sign of `identity/Mark.svelte`, which is there before any code is. */
const mark = [0, 1, 2]
  .map((card) => {
    const [high, low, end] = [9 + card * 8, 1 + card * 8, card * 6.6];
    return `<path class="left" d="M2 ${high} Q 15 ${low} 25 ${13 + end}"/><path class="right" d="M38 ${high} Q 25 ${low} 15 ${(9.7 + end).toFixed(1)}"/>`;
  })
  .join('');

/** What is seen at once, until the page is there: the page's light, its frame, and that it comes. */
export function frameOf(
  { page, inside }: Opening,
  language: 'de' | 'en',
): { readonly light: string; readonly body: string } {
  const header = `<div class="frame${inside === undefined ? '' : ' inside'}"><svg viewBox="0 0 40 32" aria-hidden="true">${mark}</svg><span>Riffle</span></div>`;
  const waiting = `<p class="frame-waits" role="status">${WORDS[language].loading}</p>`;
  const light = page === 'wall' ? ' data-light="dark"' : '';
  return { light, body: BARE.includes(page) ? waiting : header + waiting };
}
