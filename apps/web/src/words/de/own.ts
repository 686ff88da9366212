import { accounts, wonBy } from './paid-for.ts';

/** Der Betrag, und was vom Gewinn an der Kasse bleibt. */
type Line = (amount: string, setOff: string) => string;
type Lines =
  | ('unsold' | 'toPay' | 'getsBack' | 'allPaid')
  | ('toFetch' | 'fetchRest' | 'allSetOff' | 'waits' | 'tooMuch' | 'allHanded' | 'restHanded');
const LINES: { readonly [L in Lines]: Line } = {
  unsold: () => 'Der Startplatz ist noch nicht gekauft: bitte zur Kasse',
  toPay: (amount) => `Noch ${amount} an der Kasse`,
  getsBack: (amount) => `${amount} gibt es an der Kasse zurück`,
  toFetch: (amount) => `${amount} gewonnen: an der Kasse abholen`,
  fetchRest: (amount, setOff) => `${amount} an der Kasse abholen: ${setOff}, die noch offen sind, gehen vom Gewinn ab`,
  allSetOff: (_amount, setOff) => `${setOff} gewonnen: Das geht von dem ab, was noch offen ist`,
  waits: (amount) => `${amount}, wie es jetzt steht: ausgezahlt wird, sobald es sicher ist`,
  tooMuch: (amount) => `${amount} zu viel ausgezahlt: bitte zur Kasse`,
  allHanded: (amount) => `${amount} gewonnen und ausgezahlt`,
  restHanded: (amount, setOff) => `${amount} ausgezahlt, ${setOff} vom Gewinn verrechnet`,
  allPaid: () => 'Alles bezahlt',
};

/** Was nur die Person selbst von ihrem Abend sieht, und wie sie dazu kommt. */
export const own = {
  title: 'Mein Abend',
  loading: 'Wird geladen …',
  notYet: 'Ohne Verbindung ist noch nichts bekannt. Es erscheint, sobald das Handy wieder Netz hat.',
  asOf: (moment: string) => `Stand ${moment}`,
  lines: LINES,
  paid: 'Bezahlt',
  won: 'Gewonnen',
  next: 'Nächster Preis',
  place: (place: number) => `Platz ${String(place)}`,
  entry: (no: number) => `Startplatz Nr. ${String(no)}`,
  kinds: { entry: 'Startgeld', reEntry: 'Re-Entry', rebuy: 'Rebuy', addOn: 'Add-on' },
  accounts,
  head: 'Kopfgeld auf Sie',
  wonBy,
  handed: 'ausgezahlt',
  receipts: 'Belege',
  receiptNo: (no: number) => `Beleg ${String(no)}`,
  what: { taken: 'bezahlt', givenBack: 'zurückbekommen', handedOut: 'ausgezahlt', setOff: 'mit dem Gewinn verrechnet' },
  means: { cash: 'bar', card: 'Karte' },
  onlyYou: 'Das sehen nur Sie und das Team. Wer Ihren Link hat, sieht es auch.',
  forget: 'Diesen Link vergessen',
  nothing: 'Noch ist nichts gekauft und nichts gewonnen.',
  ticket: {
    one: 'Platzkarte',
    printOn: { roll: 'Auf 80 mm drucken', sheet: 'Auf A4 drucken' },
    notDrawn: 'Der Platz wird noch ausgelost.',
    says: 'Nur für mich: mein Platz und mein Abend auf dem Handy',
  },
  link: {
    of: (name: string) => `Eigener Link: ${name}`,
    hint: 'Nur dieser Person zeigen: Damit sieht sie auf dem Handy, was sie bezahlt und gewonnen hat.',
    qr: (name: string) => `QR-Code zum eigenen Link von ${name}`,
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    notCopied: 'Der Browser lässt das nicht zu. Den Link markieren und kopieren.',
    renew: 'Link erneuern',
    renewWhy:
      'Hat jemand anders den Link gesehen? Ein neuer ersetzt ihn. Der alte öffnet dann nichts mehr, auch nicht auf dem Handy der Person: Sie braucht den neuen.',
    renewNow: 'Jetzt erneuern',
    keep: 'Alten behalten',
    renewed: 'Erneuert. Der alte Link öffnet nichts mehr; dies ist der neue.',
    failed: 'Der Link lässt sich gerade nicht holen.',
    close: 'Schließen',
  },
};
