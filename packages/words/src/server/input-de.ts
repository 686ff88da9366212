import type { InputWords } from './input-words.ts';

const either = new Intl.ListFormat('de', { type: 'disjunction' });
const all = new Intl.ListFormat('de', { type: 'conjunction' });
const figure = new Intl.NumberFormat('de');
const quoted = (words: readonly string[]): readonly string[] => words.map((word) => `„${word}“`);
const of = (bound: number, what: 'number' | 'signs' | 'items'): string => {
  const count = figure.format(bound);
  if (what === 'number') return count;
  if (what === 'signs') return `${count} Zeichen`;
  return bound === 1 ? `${count} Eintrag` : `${count} Einträge`;
};

const isOne = (bound: number, what: 'number' | 'signs' | 'items'): string =>
  what === 'number' || bound === 1 ? 'ist' : 'sind';

export const inputDe: InputWords = {
  fields: {
    ...{ alt: 'Wen das Bild zeigt', breakEnding: 'Pause bald zu Ende', breakSoon: 'Bald Pause', every: 'Wiederholen' },
    ...{ amount: 'Betrag', amounts: 'Beträge', ante: 'Ante', bigBlind: 'Big Blind', birthday: 'Geburtstag' },
    ...{ bounty: 'Kopfgeld', box: 'Kasse', bustOut: 'Ausscheiden', button: 'Button', by: 'Durch wen' },
    ...{ capacity: 'Plätze', card: 'Karte', cash: 'Bar', chips: 'Chips', closesAt: 'Anmeldeschluss', club: 'Verein' },
    ...{ clubName: 'Name des Vereins', code: 'Code', count: 'Anzahl', currency: 'Währung', deposit: 'Anzahlung' },
    ...{ duration: 'Dauer', edition: 'Ausgabe', email: 'E-Mail', entries: 'Meldungen', entry: 'Meldung' },
    ...{ envelopes: 'Umschläge', first: 'Vorname', float: 'Wechselgeld', game: 'Spiel', given: 'Gegeben' },
    ...{ guarantee: 'Garantie', hands: 'Hände', hours: 'Stunden', kind: 'Art', label: 'Bezeichnung', last: 'Nachname' },
    ...{ lateEntryThrough: 'Späte Meldung bis Level', level: 'Level', levels: 'Struktur', means: 'Zahlungsart' },
    ...{ measure: 'Maßnahme', minutes: 'Minuten', months: 'Monate', name: 'Name', nickname: 'Spitzname' },
    ...{ note: 'Notiz', number: 'Nummer', offence: 'Verstoß', old: 'Bisherige PIN', opensAt: 'Anmeldung ab' },
    ...{
      parts: 'Teile des Preises',
      payment: 'Zahlung',
      person: 'Person',
      pin: 'PIN',
      place: 'Platz',
      points: 'Punkte',
    },
    ...{ price: 'Preis', prizes: 'Preise', profile: 'Preis', profiles: 'Preise', reason: 'Begründung', role: 'Rolle' },
    ...{ roomName: 'Name für den Raum', rounds: 'Runden', rule: 'Regel', rulebook: 'Regelwerk', sale: 'Verkauf' },
    ...{ seat: 'Platz', seats: 'Plätze', seatsPerTable: 'Plätze je Tisch', seconds: 'Sekunden', shares: 'Anteile' },
    ...{ smallBlind: 'Small Blind', special: 'Sonderpreis', stack: 'Stack', stacks: 'Stacks' },
    ...{ startingStack: 'Startstack', startsAt: 'Beginn', table: 'Tisch', tables: 'Tische', text: 'Text' },
    ...{ thing: 'Sachpreis', through: 'Bis Level', type: 'Schritt', until: 'Bis', why: 'Begründung', zone: 'Zeitzone' },
  },
  unnamed: (key) => `„${key}“`,
  item: (field, item) => `${field} (${String(item)}. Eintrag)`,
  fault: {
    missing: () => 'Das fehlt.',
    unknown: () => 'Das ist hier nicht bekannt.',
    unreadable: () => 'So lässt sich das nicht lesen.',
    other: ({ wanted }) => {
      const wants = {
        ...{ text: 'ein Text', number: 'eine Zahl', wholeNumber: 'eine ganze Zahl', yesOrNo: 'Ja oder Nein' },
        ...{ list: 'eine Liste', fields: 'eine Gruppe von Angaben' },
      };
      return `Hier gehört ${wants[wanted]} hin.`;
    },
    tooSmall: ({ of: what, bound, beyond }) =>
      what !== 'number' && bound === 1
        ? 'Das darf nicht leer sein.'
        : `${beyond ? 'Mehr als' : 'Mindestens'} ${of(bound, what)} ${isOne(bound, what)} nötig.`,
    tooLarge: ({ of: what, bound, beyond }) =>
      `${beyond ? 'Weniger als' : 'Höchstens'} ${of(bound, what)} ${isOne(bound, what)} möglich.`,
    notInSteps: ({ step }) => `Möglich sind Schritte von ${figure.format(step)}.`,
    noneOf: ({ values }) => `Möglich ist ${either.format(quoted(values))}.`,
    outside: ({ least, most }) => `Möglich ist ${figure.format(least)} bis ${figure.format(most)}.`,
    strangers: ({ names }) =>
      `${all.format(quoted(names))} ${names.length === 1 ? 'ist' : 'sind'} hier nicht vorgesehen.`,
    noForm: ({ of: what }) =>
      ({
        email: 'Das ist keine E-Mail-Adresse.',
        link: 'Das ist kein Link.',
        day: 'Das ist kein Datum.',
        id: 'Das ist keine Kennung, wie Riffle sie vergibt.',
      })[what],
  },
};
