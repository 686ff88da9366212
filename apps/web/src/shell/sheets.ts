/** As the build writes it into a page's document: for which page its styles are there, and where all others are. */
const told = document.querySelector<HTMLMetaElement>('meta[name="sheets"]');

let others: Promise<unknown> | undefined;

/** The styles of all other pages. They come once, when the first page is there or somebody wants another. */
export function fetchOtherSheets(): Promise<unknown> {
  others ??= Promise.all((told?.content ?? '').split(' ').filter(Boolean).map(link));
  return others;
}

/** Whether the document brought the styles of this page along. */
export const hasSheetsOf = (page: string): boolean => told === null || told.getAttribute('data-page') === page;

/** One that does not come keeps no page from being shown. */
const link = (href: string): Promise<unknown> =>
  new Promise((resolve) => {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.crossOrigin = '';
    sheet.href = href;
    sheet.onload = resolve;
    sheet.onerror = resolve;
    document.head.append(sheet);
  });
