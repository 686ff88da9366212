import type { Words } from '../../de/index.ts';

const roles = {
  director: 'Director',
  floor: 'Floor',
  display: 'Display',
  player: 'Player',
  clock: 'Clock',
  demo: 'Demo',
};

export const log: Words['desk']['log'] = {
  title: 'Log',
  loading: 'Loading the log …',
  none: 'No steps yet',
  noneHint: 'Every step will stand here with its time and who did it.',
  noneFound: 'No step matches.',
  search: 'Search the log',
  actor: 'By whom',
  everybody: 'everybody',
  takenBack: 'Show what was undone',
  count: (shown, all) => (shown === all ? `${String(all)} steps` : `${String(shown)} of ${String(all)} steps`),
  undo: 'Undo',
  undoLine: (text) => `Undo: ${text}`,
  isTakenBack: 'undone',
  redo: 'Redo',
  undoTitle: 'Undo a step',
  undoAlso: 'These depend on it and go with it:',
  undoDo: (steps) => (steps === 1 ? 'Undo' : `Undo ${String(steps)} steps`),
  undone: 'Undone.',
  redone: 'Done again.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  redact: 'Redact',
  redactLine: (text) => `Redact: ${text}`,
  redactTitle: 'Redact the text for good?',
  redactDetail:
    'What somebody wrote here vanishes for ever, everywhere and from the file as well. The log then says that it was redacted, and when. The step itself stays. This cannot be undone; earlier backups keep the text.',
  redactDo: 'Redact for good',
  redacted: 'Text redacted.',
  print: 'Print the log',
  notYours: (text, needs) => `Only the ${roles[needs]} role may undo this or do it again: ${text}`,
  roles,
};
