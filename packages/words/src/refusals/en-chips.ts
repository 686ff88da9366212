import type { RefusalWords } from './refusal-words.ts';
import type { OfChips } from './refusals-of-chips.ts';

export const chipsEn: Pick<RefusalWords, OfChips> = {
  'not-a-multiple': ({ value, into }, { chips }) => ({
    title: `${chips(into)} is no multiple of ${chips(value)}.`,
    allowed: ['Take a larger value that these change into evenly.'],
  }),
  'colour-up-open': ({ value }, { chips }) => ({ title: `Chips of ${chips(value)} are being taken out already.` }),
  'no-colour-up': ({ value }, { chips }) => ({
    title: `Chips of ${chips(value)} are not being taken out.`,
    allowed: ['Begin to take them out.'],
  }),
  'small-chips-stay': ({ value }, { chips }) => ({
    title: `Chips of ${chips(value)} stay in play by the rulebook.`,
    allowed: ['Change only what comes out even; the rest stays.'],
  }),
  'chips-still-needed': ({ value, level }, { chips }) => ({
    title: `Chips of ${chips(value)} are still needed.`,
    detail: `Through line ${String(level + 1)} of the structure.`,
    allowed: ['Change only what comes out even.', 'Or give a reason; it then stands in the log.'],
  }),
  'not-at-this-seat': ({ entry, table, seat }, say) => ({
    title: `${say.entry(entry)} does not sit on seat ${String(seat)} of ${say.table(table)}.`,
    allowed: ['Read the page anew and count again.'],
  }),
  'small-chips-gone': ({ table }, say) => ({
    title: `At ${say.table(table)} the small chips are out already.`,
    allowed: ['Undo the step if it was wrong.'],
  }),
  'small-chips-not-counted': ({ table }, say) => ({
    title: `At ${say.table(table)} the small chips are not counted.`,
    detail: 'They are counted anew as well where somebody has moved since.',
  }),
  'witness-needed': () => ({
    title: 'Somebody has to watch the chip race.',
    allowed: ['Fetch a second member of staff or a player, and say so.'],
  }),
  'race-cards-off': ({ cards, needed, twice }) => ({
    title:
      twice === undefined
        ? `${String(needed)} cards are dealt, ${String(cards)} are entered.`
        : `The card ${twice} is entered too often.`,
  }),
  'value-in-play': ({ value }, { chips }) => ({ title: `Chips of ${chips(value)} are still in play.` }),
  'small-chips-first': ({ table, value }, say) => ({
    title: `At ${say.table(table)} the chips of ${say.chips(value)} leave play first.`,
    detail: 'Until then the button lies where it lay in the last hand.',
  }),
  'counted-twice': ({ entry }, say) => ({ title: `${say.entry(entry)} is in this count twice.` }),
  'stack-empty': ({ entry }, say) => ({
    title: `${say.entry(entry)} is still in and has one chip at least.`,
    allowed: ['Count again.', 'Or tell the bust-out, where no chips are left.'],
  }),
  'hand-may-run': ({ table }, say) => ({
    title: `At ${say.table(table)} the hand still runs.`,
    detail: 'For the break a stack is noted only when the hand is over, or after folding in turn.',
    allowed: ['Say that the hand is over.', 'Or count only those who have folded, and say so.'],
  }),
  'counted-too-many': ({ counted, inPlay, over }, { chips }) => ({
    title: `That is ${chips(over)} more than are in play.`,
    detail: `${chips(counted)} have been counted so far, ${chips(inPlay)} are in play.`,
    allowed: ['Count again.', 'Or give a reason; it then stands in the log.'],
  }),
};
