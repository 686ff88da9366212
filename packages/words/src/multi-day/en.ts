import type { PartFault } from '@riffle/tournament/multiday';
import type { MultiDayWords } from './multi-day-words.ts';

const FAULTS: { readonly [F in PartFault]: string } = {
  tooFew: 'A tournament of several days has at least a first day and one that follows it.',
  tooMany: '40 flights and days at most.',
  nameless: 'Every flight and every day needs a name.',
  sameName: 'Two have the same name.',
  feedsNothing: 'Whoever goes on must play on a later day.',
  noLastDay: 'Exactly one day is the last.',
  nightMissing: 'A flight of the first day needs its tournament.',
  nightTwice: 'One tournament stands there twice.',
  nightTooMuch: 'A later day gets its tournament when it is opened.',
};

export const en: MultiDayWords = {
  refusals: {
    'event-there-already': () => ({ title: 'This tournament of several days is there already.' }),
    'no-such-event': () => ({ title: 'There is no such tournament of several days.' }),
    'event-nameless': ({ most }) => ({
      title: 'The name is missing or too long.',
      allowed: [`1 to ${String(most)} characters.`],
    }),
    'parts-invalid': ({ fault, part }) => ({
      title: part === undefined ? 'The days do not fit together.' : `${part} does not fit the others.`,
      allowed: [FAULTS[fault]],
    }),
    'day-opened': ({ part }) => ({
      title: `${part} is open already.`,
      allowed: ['Undo the opening if it was wrong.'],
    }),
    'opening-taken-back': ({ part }) => ({
      title: `The opening of ${part} was taken back meanwhile.`,
      allowed: ['Open it once more.'],
    }),
    'no-such-part': () => ({ title: 'There is no such day here.' }),
    'day-without-flights': ({ part }) => ({ title: `${part} is a first day: no other goes before it.` }),
    'flights-not-over': ({ parts }, { list }) => ({
      title: `Not over yet: ${list(parts)}.`,
      allowed: ['Bag the stacks there and end the day.'],
    }),
    'nobody-carries': () => ({ title: 'Nobody has a stack that goes on.' }),
    'currencies-differ': () => ({
      title: 'The flights reckon in different currencies.',
      allowed: ['Set the same currency in all of them.'],
    }),
    'nothing-changes': () => ({ title: 'This changes nothing.' }),
  },
  log: {
    Founded: ({ setup }, { list }) => `“${setup.name}” created: ${list(setup.parts.map(({ name }) => name))}.`,
    Changed: () => 'Tournament of several days changed.',
    DayTold: ({ part, told: { stage, day } }, say) => {
      if (stage !== 'over' || day === undefined)
        return `${say.part(part)} ${stage === 'before' ? 'has not begun' : 'is being played'}.`;
      const { bagged, chips } = day;
      return bagged.length === 0
        ? `${say.part(part)} was played to its end.`
        : `${say.part(part)} is over: ${bagged.length === 1 ? '1 stack' : `${String(bagged.length)} stacks`} of ${say.chips(chips)} in all.`;
    },
    DayOpened: ({ part, stacks, forfeited }, say) =>
      `${say.part(part)} opened: ${stacks.length === 1 ? '1 stack' : `${String(stacks.length)} stacks`} of ${say.chips(stacks.reduce((sum, { chips }) => sum + chips, 0))} in all${forfeited.length === 0 ? '' : `; ${say.chips(forfeited.reduce((sum, { chips }) => sum + chips, 0))} are forfeited`}.`,
  },
  facts: { part: 'Day', chips: 'Stack at the end of the day', place: 'Place in the whole tournament' },
};
