/**
 * Signs that nobody sees: two names that look alike would be two with them, a line would run the other way, or a
 * terminal obey. Line breaks and tabs are seen.
 */
const UNSEEN =
  /(?![\n\t])\p{Cc}|[\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

/** What somebody typed or pasted, as everybody sees it. */
export const visible = (text: string): string => text.replaceAll(UNSEEN, '').normalize('NFC');
