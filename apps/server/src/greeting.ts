import { renderUnicodeCompact } from 'uqr';
import { lanAddresses } from './lan-addresses.ts';
import type { Server } from './start.ts';

/** What the terminal shows after the start: where Riffle is, for this computer and for phones on the same network. */
export function greeting({ url, port, setupCode }: Server, host: string): string {
  const isOpen = host === '0.0.0.0' || host === '::';
  const [lan] = isOpen ? lanAddresses() : [];
  const link = lan === undefined ? undefined : `http://${lan}:${String(port)}`;
  return [
    '',
    `  Riffle  ${url}`,
    ...(link === undefined ? [] : [`          ${link}`, '', indented(renderUnicodeCompact(link))]),
    ...(setupCode === undefined ? [] : ['', `  Code    ${setupCode}`]),
    '',
  ].join('\n');
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');
