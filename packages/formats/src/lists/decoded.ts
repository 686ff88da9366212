export type Encoding = 'utf-8' | 'windows-1252';
export type Decoded =
  | { readonly is: 'text'; readonly encoding: Encoding; readonly text: string }
  | { readonly is: 'no-text' };

/** Lists come as UTF-8, or as the Windows-1252 that older German programs write; what is neither is no text. */
export function decoded(bytes: Uint8Array): Decoded {
  const { encoding, text } = utf8(bytes) ?? windows1252(bytes);
  return isProse(text) ? { is: 'text', encoding, text: text.replaceAll(/\r\n?/g, '\n') } : { is: 'no-text' };
}

function utf8(bytes: Uint8Array): { readonly encoding: Encoding; readonly text: string } | undefined {
  try {
    return { encoding: 'utf-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return undefined;
  }
}
const windows1252 = (bytes: Uint8Array): { readonly encoding: Encoding; readonly text: string } => ({
  encoding: 'windows-1252',
  text: new TextDecoder('windows-1252').decode(bytes),
});

function isProse(text: string): boolean {
  if (text.includes('\0') || /^\s*(?:%PDF|\{\\rtf|<!doctype|<html|<\?xml)/i.test(text)) return false;
  const beginning = text.slice(0, 4096);
  const odd = beginning.match(/(?![\t\n\f\r])\p{Cc}/gu)?.length ?? 0;
  // a control character or two may have slipped into a list; a picture is full of them
  return odd * 50 <= beginning.length;
}
