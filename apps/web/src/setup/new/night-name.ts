import type { Language } from '@riffle/words';

/** "Samstagsturnier, 21. November": what a night is called until somebody calls it something else. */
export function nightName(
  at: number,
  language: Language,
  said: (weekday: string, day: string) => string,
  zone?: string,
): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const here = zone === undefined ? {} : { timeZone: zone };
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', ...here }).format(at);
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...here }).format(at);
  return said(weekday, day);
}
