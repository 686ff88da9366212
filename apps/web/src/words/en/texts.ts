import type { texts as german } from '../de/texts.ts';

export const texts: typeof german = {
  title: 'Original texts',
  tab: 'Original texts',
  lead: 'Your own copy of the rulebook, added once: its wording then stands beside every rule and every ruling, on the screen and on paper.',
  private:
    'The text belongs to its publisher. It stays in this club’s data, is in its backups, and only those who work here see it.',
  loading: 'Loading the texts …',
  failed: 'The texts could not be loaded.',
  again: 'Load again',
  edition: (edition) => (edition === 'undated' ? 'undated' : `as of ${edition}`),
  none: 'No text yet.',
  noneForFloor: 'No text yet. A director can add it.',
  choose: 'Choose a PDF or a text, or drop it here',
  drop: 'Drop it here',
  reading: (file) => `Reading ${file} …`,
  notTaken: (file) => `${file}: not taken in`,
  added: (found, rules) => `Added: the wording of ${String(found)} of ${String(rules)} rules.`,
  from: {
    pdf: (pages) => (pages === 1 ? 'PDF, 1 page' : `PDF, ${String(pages)} pages`),
    text: 'Text',
  },
  on: (day) => `added on ${day}`,
  found: (found, rules) =>
    found === rules
      ? `The wording of all ${String(rules)} rules is found.`
      : `The wording of ${String(found)} of ${String(rules)} rules is found.`,
  few: 'Nothing was found for most rules. Perhaps this is another rulebook, or another edition.',
  otherEdition: (book, edition) =>
    `${book}, edition ${edition}: Riffle does not have this edition, the text stands beside no rule.`,
  look: 'Look through',
  replace: 'Replace …',
  keep: 'Keep it',
  remove: 'Remove …',
  removing: {
    title: (name) => `Remove ${name}?`,
    detail: 'The wording will stand nowhere any more. It comes back only when the file is added again.',
    do: 'Remove',
  },
  removed: 'The text is removed.',
  all: 'All original texts',
  missing: (count) =>
    count === 1 ? 'No wording was found for 1 rule' : `No wording was found for ${String(count)} rules`,
  missingIs: 'The text lacks their numbers, or writes them otherwise. Look it up in the text here.',
  search: 'Search the text',
  paragraphs: (count) => (count === 1 ? '1 paragraph' : `${String(count)} paragraphs`),
  nothing: 'The text does not say this.',
  more: (count) => `Show ${String(count)} more`,
  noText: 'There is no text of this rulebook here.',
  wording: 'Wording',
  own: (name) => `Your own copy: ${name}`,
  within: (under) => `Stands under ${under}, together with other things.`,
  likely: 'Most likely this paragraph is meant:',
  marked: 'Most likely the marked paragraph is meant.',
  whole: 'Show all of it',
  inText: 'See it in the text',
  notFound: 'Not found under this number in your own copy.',
};
