/** What is in the printer: a narrow roll of 80 mm, or A4. */
export const PAPERS = ['roll', 'sheet'] as const;
export type PaperKind = (typeof PAPERS)[number];

/** Of a line on the roll, in mm; a name may take two. */
const LINE = 6;
/** Club, night, number and date above, air below for the cutter, in mm. */
const FRAME = 62;

/** The page's size for what has so many lines: a roll is cut where the print ends, so it is as long as that. */
const pageSize = (paper: PaperKind, lines: number): string =>
  paper === 'roll' ? `80mm ${String(FRAME + 2 * LINE * lines)}mm` : 'A4';

/** Prints on that paper, and leaves the browser's own page as it was. */
export function printOn(paper: PaperKind, lines: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${pageSize(paper, lines)}; margin: ${paper === 'roll' ? '3mm' : '18mm'}; }`);
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
