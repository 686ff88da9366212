import type { templateFile as german } from '../de/template-file.ts';

export const templateFile: typeof german = {
  title: 'Template from a file',
  open: 'From a file',
  lead: 'A template that another club downloaded from Riffle (.json), or a tournament of The Tournament Director 3 (.tdt). What is in it is shown first.',
  choose: 'Choose a file, or drop it here',
  drop: 'Let go here',
  reading: 'Reading the file …',
  nothingKept: 'Nothing has been saved.',
  found: {
    riffle: (_) => 'This is in the template',
    tdt: (parts) =>
      parts === 0 ? 'No template can be made of this file' : 'This can be taken from The Tournament Director',
  },
  kinds: {
    night: 'Whole tournament',
    structure: 'Structure',
    prizes: 'Prize plan',
    chips: 'Chip set',
    prices: 'Prices',
  },
  levels: (levels, breaks, long, stack) =>
    `${String(levels)} ${levels === 1 ? 'level' : 'levels'}, ${breaks === 1 ? '1 break' : `${String(breaks)} breaks`}, ${long}, starting stack ${stack}`,
  chips: (values) => `Values ${values}`,
  places: (count) => (count === 1 ? '1 place' : `${String(count)} places`),
  planned: 'Prizes by the number of entries',
  left: (count) => `Not taken, or taken otherwise (${String(count)})`,
  name: 'Name of the template',
  clash: (name) => `There is a template “${name}” already.`,
  clashes: (count) =>
    `There ${count === 1 ? 'is a template' : `are ${String(count)} templates`} of this name already: choose another, or replace.`,
  replace: 'Replace what is there',
  use: 'Only use it here',
  keep: (count) => (count > 1 ? `Save ${String(count)} templates` : 'Save as template'),
  kept: (count, name) =>
    count === 1 ? `The template “${name}” is saved.` : `${String(count)} templates “${name}” are saved.`,
};
