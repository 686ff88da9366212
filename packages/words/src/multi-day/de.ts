import type { PartFault } from '@riffle/tournament/multiday';
import type { MultiDayWords } from './multi-day-words.ts';

const FAULTS: { readonly [F in PartFault]: string } = {
  tooFew: 'Ein Turnier über mehrere Tage hat mindestens einen ersten Tag und einen, der darauf folgt.',
  tooMany: 'Höchstens 40 Flights und Tage.',
  nameless: 'Jeder Flight und jeder Tag braucht einen Namen.',
  sameName: 'Zwei heißen gleich.',
  feedsNothing: 'Wer weiterkommt, muss an einem späteren Tag weiterspielen.',
  noLastDay: 'Genau ein Tag ist der letzte.',
  nightMissing: 'Zu einem Flight des ersten Tages gehört ein Turnier.',
  nightTwice: 'Ein Turnier steht zweimal da.',
  nightTooMuch: 'Ein späterer Tag bekommt sein Turnier, wenn er eröffnet wird.',
};

export const de: MultiDayWords = {
  refusals: {
    'event-there-already': () => ({ title: 'Dieses Turnier über mehrere Tage ist schon angelegt.' }),
    'no-such-event': () => ({ title: 'Dieses Turnier über mehrere Tage gibt es nicht.' }),
    'event-nameless': ({ most }) => ({
      title: 'Der Name fehlt oder ist zu lang.',
      allowed: [`1 bis ${String(most)} Zeichen.`],
    }),
    'parts-invalid': ({ fault, part }) => ({
      title: part === undefined ? 'So passen die Tage nicht zusammen.' : `${part} passt nicht zu den anderen.`,
      allowed: [FAULTS[fault]],
    }),
    'day-opened': ({ part }) => ({
      title: `${part} ist schon eröffnet.`,
      allowed: ['Die Eröffnung zurücknehmen, wenn sie falsch war.'],
    }),
    'opening-taken-back': ({ part }) => ({
      title: `Die Eröffnung von ${part} wurde inzwischen zurückgenommen.`,
      allowed: ['Noch einmal eröffnen.'],
    }),
    'no-such-part': () => ({ title: 'Diesen Tag gibt es hier nicht.' }),
    'day-without-flights': ({ part }) => ({ title: `${part} ist ein erster Tag: Kein anderer geht ihm voraus.` }),
    'flights-not-over': ({ parts }, { list }) => ({
      title: `Noch nicht beendet: ${list(parts)}.`,
      allowed: ['Dort die Stacks eintüten und den Tag beenden.'],
    }),
    'nobody-carries': () => ({ title: 'Niemand hat einen Stack, der weitergeht.' }),
    'currencies-differ': () => ({
      title: 'Die Flights rechnen in verschiedenen Währungen.',
      allowed: ['In allen dieselbe Währung einstellen.'],
    }),
    'nothing-changes': () => ({ title: 'Daran ändert sich nichts.' }),
  },
  log: {
    Founded: ({ setup }, { list }) => `„${setup.name}“ angelegt: ${list(setup.parts.map(({ name }) => name))}.`,
    Changed: () => 'Turnier über mehrere Tage geändert.',
    DayTold: ({ part, told: { stage, day } }, say) => {
      if (stage !== 'over' || day === undefined)
        return `${say.part(part)} ${stage === 'before' ? 'hat noch nicht begonnen' : 'läuft'}.`;
      const { bagged, chips } = day;
      return bagged.length === 0
        ? `${say.part(part)} ist zu Ende gespielt.`
        : `${say.part(part)} ist beendet: ${bagged.length === 1 ? '1 Stack' : `${String(bagged.length)} Stacks`} mit zusammen ${say.chips(chips)}.`;
    },
    DayOpened: ({ part, stacks, forfeited }, say) =>
      `${say.part(part)} eröffnet: ${stacks.length === 1 ? '1 Stack' : `${String(stacks.length)} Stacks`} mit zusammen ${say.chips(stacks.reduce((sum, { chips }) => sum + chips, 0))}${forfeited.length === 0 ? '' : `; verfallen sind ${say.chips(forfeited.reduce((sum, { chips }) => sum + chips, 0))}`}.`,
  },
  facts: { part: 'Tag', chips: 'Stack am Ende des Tages', place: 'Platz im ganzen Turnier' },
};
