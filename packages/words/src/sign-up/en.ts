import type { SignUpWords } from './sign-up-words.ts';

const places = (count: number): string => (count === 1 ? '1 place' : `${String(count)} places`);
const people = (count: number): string => (count === 1 ? '1 person' : `${String(count)} people`);

export const en: SignUpWords = {
  refusals: {
    'sign-up-open-already': () => ({ title: 'This night has a sign-up already.' }),
    'sign-up-not-open': () => ({
      title: 'There is no sign-up for this night.',
      detail: 'Come without one, or ask the club.',
    }),
    'sign-up-closed': ({ by }) =>
      by === 'calledOff'
        ? {
            title: 'The tournament is called off.',
            detail: 'Nobody signs up for it or moves up.',
            allowed: ['First take that back in the tournament’s log, if it is played after all.'],
          }
        : {
            title: 'The sign-up is closed.',
            detail: by === 'time' ? 'The closing time has passed.' : 'The director has closed it.',
            allowed: ['Ask at the desk on the night.'],
          },
    'sign-up-not-closed': () => ({ title: 'The sign-up is open already.' }),
    'closing-is-past': ({ closesAt }, { moment }) => ({
      title: `The closing time has passed: ${moment(closesAt)}.`,
      allowed: ['Choose a later closing time.'],
    }),
    'sign-up-full': ({ capacity, waiting }) => ({
      title: 'All places are taken, and the waiting list is full.',
      detail: `${places(capacity)}, ${people(waiting)} waiting.`,
      allowed: ['Look again later whether somebody has cancelled.'],
    }),
    'signed-up-already': () => ({ title: 'This person is signed up already.' }),
    'no-such-sign-up': () => ({
      title: 'This sign-up is no more.',
      detail: 'It was cancelled, or removed by the director.',
    }),
    'in-already': () => ({ title: 'This person has a place already.' }),
    'here-already': () => ({ title: 'This person is in the tournament already.', allowed: ['Withdraw at the desk.'] }),
    'reason-needed': () => ({ title: 'This needs a reason.', detail: 'It stands in the log.' }),
    'nothing-changes': () => ({ title: 'This changes nothing.' }),
  },
  log: {
    Opened: ({ setup }, { moment }) => `Sign-up opened: ${places(setup.capacity)}, closes ${moment(setup.closesAt)}.`,
    Changed: ({ changes }, { moment }) => {
      const said = [
        changes.capacity === undefined ? [] : [places(changes.capacity)],
        changes.mostWaiting === undefined ? [] : [`waiting list up to ${String(changes.mostWaiting)}`],
        changes.closesAt === undefined ? [] : [`closes ${moment(changes.closesAt)}`],
        changes.name === undefined ? [] : [`called “${changes.name}”`],
      ].flat();
      return said.length === 0 ? 'Sign-up changed.' : `Sign-up changed: ${said.join(', ')}.`;
    },
    Closed: ({ by }) => (by === 'time' ? 'Sign-up closed, in time.' : 'Sign-up closed.'),
    Reopened: () => 'Sign-up open again.',
    SignedUp: ({ signUp, place }, say) =>
      place === 'in' ? `Signed up: ${say.signUp(signUp)}.` : `On the waiting list: ${say.signUp(signUp)}.`,
    Cancelled: ({ signUp }, say) => `Cancelled: ${say.signUp(signUp)}.`,
    Promoted: ({ signUp }, say) => `Moved up: ${say.signUp(signUp)}.`,
    Admitted: ({ signUp, reason }, say) => `${say.signUp(signUp)} gets a place. Reason: ${reason}`,
    NightFollowed: ({ night: { entered, most, calledOff } }) =>
      `${calledOff === true ? 'The tournament is called off. ' : ''}In the tournament without a sign-up: ${String(entered)}${most === undefined ? '' : `, ${String(most)} entries at most`}.`,
    CheckedIn: ({ signUp }, say) => `Here: ${say.signUp(signUp)}.`,
  },
  facts: {
    place: 'Sign-up',
    places: { in: 'with a place', waiting: 'on the waiting list' },
    at: 'Signed up on',
    listed: 'Name in the public list',
  },
  columns: {
    name: 'Name',
    club: 'Club',
    place: 'Place',
    position: 'Waiting list',
    at: 'Signed up on',
    here: 'Here',
    reason: 'Reason',
  },
  yes: 'yes',
  no: 'no',
};
