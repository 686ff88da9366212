import { type Aggregate, accept, refuse } from '@riffle/aggregate';
import type { Language } from '@riffle/words';
import { z } from 'zod';
import { isAllowed } from '../../http/may.ts';
import { filledLine, instant, line, personId } from '../../schema/brand.ts';
import type { Host } from '../host.ts';
import type { Kind } from '../kind.ts';
import { counterFile } from './counter-file.ts';
import type { Command, Counter, CounterEvent, CounterShape, Refusal, View, Viewer } from './counter-shape.ts';

const aggregate: Aggregate<Counter, Command, CounterEvent, Refusal, Viewer, View> = {
  initial: { count: 0, secret: '', rang: 0 },
  decide: (state, command) => {
    switch (command.type) {
      case 'Begin':
        return state.name === undefined ? accept([{ ...command, type: 'Begun' }]) : refuse({ code: 'begun' });
      case 'Add':
        return state.count + command.by < 0
          ? refuse({ code: 'below-zero', count: state.count })
          : accept([{ type: 'Added', by: command.by }]);
      case 'Whisper':
        return accept([{ ...command, type: 'Whispered' }]);
      case 'Seat':
        return accept([{ ...command, type: 'Seated' }]);
      case 'Wind':
        return accept([{ ...command, type: 'Wound' }]);
      case 'Ring':
        return accept([{ type: 'Rang' }]);
    }
  },
  evolve: ({ rings, ...state }, event) => {
    const wound = rings === undefined ? {} : { rings };
    switch (event.type) {
      case 'Begun':
        return { ...state, ...wound, name: event.name, secret: event.secret };
      case 'Added':
        return { ...state, ...wound, count: state.count + event.by };
      case 'Whispered':
        return { ...state, ...wound, secret: event.secret };
      case 'Seated':
        return { ...state, ...wound, player: event.person };
      case 'Wound':
        return { ...state, rings: event.at };
      case 'Rang':
        return { ...state, rang: state.rang + 1 };
    }
  },
  fits: (state, event) => event.type !== 'Added' || state.count + event.by >= 0,
  view: ({ count, rang, secret }, viewer) => ({ count, rang, ...(viewer === 'keeper' ? { secret } : {}) }),
};

const SAID: { readonly [L in Language]: { readonly [T in CounterEvent['type']]: string } } = {
  de: {
    Begun: 'Begonnen',
    Added: 'Gezählt',
    Whispered: 'Geflüstert',
    Seated: 'Gesetzt',
    Wound: 'Gestellt',
    Rang: 'Geklingelt',
  },
  en: { Begun: 'Begun', Added: 'Added', Whispered: 'Whispered', Seated: 'Seated', Wound: 'Wound', Rang: 'Rang' },
};

const command = <T extends string, S extends z.core.$ZodLooseShape>(type: T, fields: S) =>
  z.strictObject({ type: z.literal(type), ...fields });

export const counter: Kind<CounterShape> = {
  name: 'counter',
  module: new URL(import.meta.url),
  aggregate,
  roles: { Begin: 'director', Add: 'floor', Whisper: 'director', Seat: 'floor', Wind: 'floor', Ring: 'director' },
  roleToTakeBack: ({ type }) => (type === 'Begun' || type === 'Whispered' ? 'director' : 'floor'),
  creating: {
    type: 'Begin',
    command: (given: { readonly name: string; readonly secret: string }) => ({ type: 'Begin', ...given }),
  },
  schema: {
    commands: [
      command('Add', { by: z.int().min(-1_000_000).max(1_000_000) }),
      command('Whisper', { secret: line(80) }),
      command('Seat', { person: personId }),
      command('Wind', { at: instant }),
    ],
    creating: { name: filledLine(80), secret: line(80) },
    view: z.custom<View>().meta({ type: 'object', description: 'What a counter shows' }),
    line: { name: z.string(), count: z.int() },
    aside: { note: z.string().exactOptional() },
  },
  viewers: {
    named: (as) => (as === 'keeper' || as === 'public' ? as : undefined),
    key: (viewer) => viewer,
    mayBe: (viewer, member) => viewer === 'public' || isAllowed('floor', member),
    readsLog: (viewer) => viewer === 'keeper',
    of: ({ role }) => (role === 'floor' || role === 'director' ? 'keeper' : 'public'),
    floor: 'keeper',
    guest: 'public',
  },
  stored: {
    versions: { Begun: 1, Added: 1, Whispered: 1, Seated: 1, Wound: 1, Rang: 1 },
    lifting: {},
    texts: { Begun: ['secret'], Whispered: ['secret'] },
    tracing: () => ({ follow: () => undefined, trace: () => ({ people: [], is: 'words', ofRecord: false }) }),
  },
  peopleIn: (event) => (event.type === 'Seated' ? [event.person] : []),
  names: ({ player }, viewer, namesOf): { readonly [id: string]: string } =>
    player === undefined ? {} : { player: namesOf(player, viewer === 'keeper' ? 'staff' : 'room') },
  words: {
    refusal: ({ code, ...facts }) => ({ title: `${code} ${JSON.stringify(facts)}` }),
    status: (code) => (code === 'role-may-not' ? 403 : 409),
    telling: ({ language, namesOf }) => ({
      follow: () => undefined,
      tell: (events) =>
        events.map((event) => {
          const who = event.type === 'Seated' ? ` ${namesOf(event.person, 'staff')}` : '';
          return `${SAID[language][event.type]}${who}`;
        }),
    }),
    refs: () => [],
    about: () => [],
  },
  line: ({ name, count }) => (name === undefined ? undefined : { name, count }),
  lineOfUnread: (name) => ({ name, count: 0 }),
  called: ({ name = '' }) => name,
  calledInList: ({ name }) => name,
  isRunning: ({ rings }) => rings !== undefined,
  mayList: 'all',
  holds: () => [],
  due: ({ rings }) => (rings === undefined ? undefined : { at: rings, command: { type: 'Ring' } }),
  over: ({ rang }) => rang > 0,
  played: () => undefined,
  file: counterFile,
  ofPeople: {
    facts: () => [],
    concerning: (people) => (event) => event.type === 'Seated' && people.includes(event.person),
  },
};

export function addCounters(host: Host) {
  host.add(counter);
  return {};
}
