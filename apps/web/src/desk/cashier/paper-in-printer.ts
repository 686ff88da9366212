/** What is in the printer: a narrow roll of 80 mm, or A4. */
export const PAPERS = ['roll', 'sheet'] as const;
export type PaperKind = (typeof PAPERS)[number];

/** A roll is cut where the print ends, so its page is as long (mm) as what stands on it. */
const pageSize = (paper: PaperKind, height: number): string => (paper === 'roll' ? `80mm ${String(height)}mm` : 'A4');

/** Prints on that paper, of a roll so long, and leaves the browser's own page as it was. */
export function printOn(paper: PaperKind, height = 0): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `@page { size: ${pageSize(paper, height)}; margin: ${paper === 'roll' ? '3mm; @bottom-right { content: none; }' : '18mm;'} }`,
  );
  document.adoptedStyleSheets.push(sheet);
  const root = document.documentElement;
  root.setAttribute('data-paper', paper);
  window.addEventListener(
    'afterprint',
    () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      root.removeAttribute('data-paper');
    },
    { once: true },
  );
  window.print();
}
