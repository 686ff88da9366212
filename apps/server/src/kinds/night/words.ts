import type { RefusalCode, TournamentEvent } from '@riffle/tournament';
import { mostTellingFirst, wordsIn } from '@riffle/words';
import type { Telling, Wording, Words } from '../../host/kind.ts';
import { NamingAlongTheLog, namingIn } from './naming.ts';
import type { NightShape } from './shape.ts';

/** What the night's refusals and its log say. */
export const words: Words<NightShape> = {
  refusal: (refusal, state, { language, namesOf, zone, staff }) =>
    wordsIn(language).refusal(refusal, { ...namingIn(state, namesOf, language, zone), ...(staff && { staff }) }),
  status: (code) => {
    if (code === 'role-may-not') return 403;
    return code.startsWith('no-such-') || (NEVER_FITS as readonly string[]).includes(code) ? 422 : 409;
  },
  telling,
  refs: (event) => {
    if (event.type === 'RulingRecorded') return event.on.refs;
    if (event.type === 'PenaltyGiven') return event.penalty.refs;
    return 'because' in event ? event.because.flatMap(({ because }) => because?.refs ?? []) : [];
  },
  about: (event) => {
    if ('ruling' in event) return [event.ruling];
    if ('penalties' in event) return event.penalties.map((one) => (typeof one === 'string' ? one : one.penalty));
    if (!('penalty' in event)) return [];
    return [typeof event.penalty === 'string' ? event.penalty : event.penalty.id];
  },
};

function telling({ language, namesOf, zone }: Wording): Telling<TournamentEvent> {
  const along = new NamingAlongTheLog(namesOf, language, zone);
  const said = (event: TournamentEvent) => {
    along.follow(event);
    return { type: event.type, text: wordsIn(language).event(event, along.naming) };
  };
  return {
    follow: (events) => {
      for (const event of events) along.follow(event);
    },
    tell: (events) => mostTellingFirst(events.map(said)).map(({ text }) => text),
  };
}

const NEVER_FITS: readonly RefusalCode[] = [
  'unknown-rulebook',
  'setup-invalid',
  'money-invalid',
  'plan-invalid',
  'level-invalid',
  'table-too-large',
  'stack-too-large',
  'different-tables',
  'out-by-self',
  'out-by-out',
  'reason-needed',
];
