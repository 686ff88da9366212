import type { Words } from '../../de/index.ts';

export const asked: Words['hands']['asked'] = {
  ask: 'What now?',
  from: 'From the hand',
  step: (step) => `Step ${String(step)}`,
  seat: 'Who is it about?',
  nobody: 'nobody in particular',
  player: (name, seat) => (name === String(seat) ? `Seat ${name}` : `${name} (seat ${String(seat)})`),
  smallest: (unit) => `Amounts in the smallest unit of the file: ${String(unit)} are 1.`,
  gone: 'The hand is no longer open here',
  goneWhy: 'It stays only in the tab in which it was opened. Open the file once more.',
  inHand: 'In the hand',
  nothing: 'This ruling by itself changes nothing in the hand.',
  apply: 'Apply to the hand',
  refused: 'The hand does not take it:',
  supposed: 'What if',
  ruledBy: (incident, book, step) => `From step ${String(step)} “${incident}” by: ${book}.`,
  notPlayed: 'What if: not played like this',
  stillPlayed: 'What if: played like this up to here',
  next: (name) => `${name} acts next.`,
  back: 'To the hand as played',
  toRuling: 'To the ruling',
};
