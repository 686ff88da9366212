import type { SignUpWords } from './sign-up-words.ts';

const places = (count: number): string => (count === 1 ? '1 Platz' : `${String(count)} Plätze`);
const people = (count: number): string => (count === 1 ? '1 Person wartet' : `${String(count)} Personen warten`);

export const de: SignUpWords = {
  refusals: {
    'sign-up-open-already': () => ({ title: 'Für diesen Abend gibt es die Anmeldung schon.' }),
    'sign-up-not-open': () => ({
      title: 'Für diesen Abend gibt es keine Anmeldung.',
      detail: 'Ohne Anmeldung kommen, oder beim Verein nachfragen.',
    }),
    'sign-up-closed': ({ by }) =>
      by === 'calledOff'
        ? {
            title: 'Das Turnier ist abgesagt.',
            detail: 'Niemand meldet sich dafür an oder rückt nach.',
            allowed: ['Erst im Protokoll des Turniers die Absage zurücknehmen, wenn doch gespielt wird.'],
          }
        : {
            title: 'Die Anmeldung ist geschlossen.',
            detail: by === 'time' ? 'Der Anmeldeschluss ist vorbei.' : 'Die Turnierleitung hat sie geschlossen.',
            allowed: ['Am Abend am Pult nachfragen.'],
          },
    'sign-up-not-closed': () => ({ title: 'Die Anmeldung ist schon offen.' }),
    'closing-is-past': ({ closesAt }, { moment }) => ({
      title: `Der Anmeldeschluss liegt in der Vergangenheit: ${moment(closesAt)}.`,
      allowed: ['Einen späteren Anmeldeschluss wählen.'],
    }),
    'sign-up-full': ({ capacity, waiting }) => ({
      title: 'Alle Plätze sind vergeben, und die Warteliste ist voll.',
      detail: `${places(capacity)}, ${people(waiting)}.`,
      allowed: ['Später noch einmal nachsehen, ob jemand abgesagt hat.'],
    }),
    'signed-up-already': () => ({ title: 'Diese Person ist schon angemeldet.' }),
    'no-such-sign-up': () => ({
      title: 'Diese Anmeldung gibt es nicht mehr.',
      detail: 'Sie wurde abgesagt oder von der Turnierleitung entfernt.',
    }),
    'in-already': () => ({ title: 'Diese Person hat schon einen Platz.' }),
    'here-already': () => ({
      title: 'Diese Person ist schon im Turnier.',
      allowed: ['Am Pult abmelden.'],
    }),
    'reason-needed': () => ({ title: 'Dafür braucht es einen Grund.', detail: 'Er steht im Protokoll.' }),
    'nothing-changes': () => ({ title: 'Daran ändert sich nichts.' }),
  },
  log: {
    Opened: ({ setup }, { moment }) =>
      `Anmeldung geöffnet: ${places(setup.capacity)}, Anmeldeschluss ${moment(setup.closesAt)}.`,
    Changed: ({ changes }, { moment }) => {
      const said = [
        changes.capacity === undefined ? [] : [places(changes.capacity)],
        changes.mostWaiting === undefined ? [] : [`Warteliste bis ${String(changes.mostWaiting)}`],
        changes.closesAt === undefined ? [] : [`Anmeldeschluss ${moment(changes.closesAt)}`],
        changes.name === undefined ? [] : [`Name „${changes.name}“`],
      ].flat();
      return said.length === 0 ? 'Anmeldung geändert.' : `Anmeldung geändert: ${said.join(', ')}.`;
    },
    Closed: ({ by }) => (by === 'time' ? 'Anmeldeschluss.' : 'Anmeldung geschlossen.'),
    Reopened: () => 'Anmeldung wieder geöffnet.',
    SignedUp: ({ signUp, place }, say) =>
      place === 'in' ? `Angemeldet: ${say.signUp(signUp)}.` : `Auf der Warteliste: ${say.signUp(signUp)}.`,
    Cancelled: ({ signUp }, say) => `Abgesagt: ${say.signUp(signUp)}.`,
    Promoted: ({ signUp }, say) => `Nachgerückt: ${say.signUp(signUp)}.`,
    Admitted: ({ signUp, reason }, say) => `${say.signUp(signUp)} bekommt einen Platz. Grund: ${reason}`,
    NightFollowed: ({ night: { entered, most, calledOff } }) =>
      `${calledOff === true ? 'Das Turnier ist abgesagt. ' : ''}Im Turnier ohne Anmeldung: ${String(entered)}${most === undefined ? '' : `, höchstens ${String(most)} Startplätze`}.`,
    CheckedIn: ({ signUp }, say) => `Gekommen: ${say.signUp(signUp)}.`,
  },
  facts: {
    place: 'Anmeldung',
    places: { in: 'mit Platz', waiting: 'auf der Warteliste' },
    at: 'Angemeldet am',
    listed: 'Name öffentlich in der Liste',
  },
  columns: {
    name: 'Name',
    club: 'Verein',
    place: 'Platz',
    position: 'Warteliste',
    at: 'Angemeldet am',
    here: 'Gekommen',
    reason: 'Grund',
  },
  yes: 'ja',
  no: 'nein',
};
