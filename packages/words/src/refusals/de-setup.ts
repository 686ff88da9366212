import type { MoneyFault, PriceAt, PriceFault, SaleKind, TournamentRefusal } from '@riffle/tournament';
import { sayPlanProblem } from '../prizes/say-plan-problem.ts';
import type { RefusalWords, Told } from './refusal-words.ts';
import type { OfSetup } from './refusals-of-setup.ts';

type Field<C extends OfSetup> = Extract<TournamentRefusal, { readonly code: C; readonly field: string }>['field'];
type Said = (count: number) => string;

const SETUP: { readonly [F in Field<'setup-invalid'>]: (least: string, most: string) => Told } = {
  name: (least, most) => ({ title: 'Der Name fehlt oder ist zu lang.', allowed: [`${least} bis ${most} Zeichen.`] }),
  startingStack: (least, most) => ({
    title: 'So groß ist kein Startstack.',
    allowed: [`Eine ganze Zahl von ${least} bis ${most} Chips.`],
  }),
  seatsPerTable: (least, most) => ({
    title: 'So viele Plätze hat kein Tisch.',
    allowed: [`${least} bis ${most} Plätze.`],
  }),
  levels: () => ({
    title: 'In der Struktur ist kein Level, das gespielt wird.',
    allowed: ['Mindestens ein Level eintragen; Pausen allein reichen nicht.'],
  }),
  prizes: () => ({
    title: 'Ein Preis ist höher als der davor, oder er ist kein Betrag.',
    allowed: ['Beträge ab 0, der beste Platz zuerst; keiner höher als der davor.'],
  }),
  lateEntryThrough: () => ({
    title: 'Bis zu diesem Level geht kein Späteinstieg.',
    allowed: ['Die Nummer eines Levels, oder 0 für keinen Späteinstieg.'],
  }),
  lateEntryUntil: () => ({
    title: 'Bis zu dieser Uhrzeit geht kein Späteinstieg.',
    allowed: ['Eine Uhrzeit eintragen, oder das Feld leer lassen.'],
  }),
  mostEntries: (least, most) => ({
    title: 'So viele Startplätze lassen sich nicht festlegen.',
    allowed: [`${least} bis ${most}, oder das Feld leer lassen.`],
  }),
  dayThrough: (least, most) => ({
    title: 'Mit diesem Level kann der Tag nicht enden.',
    allowed: [`Level ${least} bis ${most}, oder das Feld leer lassen: Dann wird an einem Abend zu Ende gespielt.`],
  }),
  bigStacks: (least, most) => ({
    title: 'So viele Stacks lassen sich nicht zeigen.',
    allowed: [`${least} bis ${most}, oder keine zeigen.`],
  }),
  chips: (least, most) => ({
    title: 'Der Chipsatz hat zu wenige oder zu viele Sorten.',
    allowed: [`${least} bis ${most} Sorten.`],
  }),
};

const LEVEL: { readonly [F in Field<'level-invalid'>]: readonly [string, string] } = {
  duration: ['Die Dauer passt nicht.', 'Eine Minute bis zehn Stunden.'],
  smallBlind: ['Der Small Blind passt nicht.', '0 bis zum Big Blind.'],
  bigBlind: ['Der Big Blind passt nicht.', 'Mindestens 1.'],
  ante: ['Das Ante passt nicht.', 'Mindestens 0; ohne Ante bleibt es 0.'],
  seats: ['Die Plätze an einem Tisch passen nicht.', '2 bis 12; ohne Angabe so viele, wie ein Tisch hat.'],
};

const FIXED: { readonly [F in Field<'fixed-after-start'>]: string } = {
  rulebook: 'das Regelwerk',
  game: 'die Spielart',
  startingStack: 'der Startstack',
  startsAt: 'der Beginn',
  form: 'die Spielform',
  bountyValue: 'der Wert des Kopfgelds',
  bountyForm: 'die Art der Kopfgelder',
};

const KIND: { readonly [K in SaleKind]: string } = {
  entry: 'Startplatz',
  reEntry: 'Re-Entry',
  rebuy: 'Rebuy',
  addOn: 'Add-on',
};

function ofMoney(fault: MoneyFault, money: Said): Told {
  switch (fault.what) {
    case 'tooManyPrices':
      return { title: 'Das sind zu viele Preise.', allowed: [`Höchstens ${String(fault.most)}.`] };
    case 'noEntryPrice':
      return {
        title: 'Es gibt keinen Preis für den Startplatz.',
        allowed: ['Mindestens einen anlegen; er darf auch 0 sein.'],
      };
    case 'priceTwice':
      return { title: 'Ein Preis steht zweimal da.', allowed: ['Jeden Preis nur einmal anlegen.'] };
    case 'bountyPart':
      return {
        title: 'Vom Kopfgeld muss ein Teil bezahlt werden und ein Teil stehen bleiben.',
        allowed: ['Ausbezahlt werden mehr als 0 und weniger als 100 %.'],
      };
    case 'limit':
      return {
        title: `Eine Grenze für ${KIND[fault.kind]} ist keine ganze Zahl.`,
        allowed: ['Ganze Zahlen ab 0, oder das Feld leer lassen.'],
      };
    case 'guarantee':
      return { title: 'Die Garantie ist kein Betrag.', allowed: [`0 bis ${money(fault.most)}.`] };
    case 'price':
      return ofPrice(fault.at, fault.fault, money);
  }
}

function ofPrice({ no, kind }: PriceAt, fault: PriceFault, money: Said): Told {
  const title = (why: string): string => `Preis ${String(no)} (${KIND[kind]}): ${why}`;
  switch (fault.why) {
    case 'name':
      return { title: title('Der Name fehlt oder ist zu lang.'), allowed: [`1 bis ${String(fault.most)} Zeichen.`] };
    case 'deductionName':
      return { title: title('Ein Abzug hat keinen Namen.'), allowed: [`1 bis ${String(fault.most)} Zeichen.`] };
    case 'parts':
      return { title: title('Er hat zu viele Teile.'), allowed: [`Höchstens ${String(fault.most)}.`] };
    case 'partAmount':
      return { title: title('Ein Teil davon ist kein Betrag.'), allowed: [`0 bis ${money(fault.most)}.`] };
    case 'sum':
      return { title: title('Zusammen ist er zu hoch.'), allowed: [`Höchstens ${money(fault.most)}.`] };
    case 'chips':
      return { title: title('So viele Chips gibt es dafür nicht.'), allowed: [`Mindestens ${String(fault.least)}.`] };
    case 'levels':
      return {
        title: title('Die Level passen nicht zusammen.'),
        allowed: ['Das letzte Level liegt nicht vor dem ersten; beide ab 1.'],
      };
    case 'times':
      return { title: title('Er endet, bevor er beginnt.'), allowed: ['Die zweite Uhrzeit liegt nach der ersten.'] };
    case 'points':
      return {
        title: title('So viele Punkte kann er nicht geben.'),
        allowed: ['Ganze Punkte oder Hundertstel, auch unter 0.'],
      };
    case 'kind':
      return {
        title: `Preis ${String(no)}: Das wird nicht verkauft.`,
        allowed: [`${Object.values(KIND).join(', ')}.`],
      };
  }
}

const PLAN: { readonly [C in Extract<TournamentRefusal, { readonly code: 'plan-invalid' }>['fault']['code']]: string } =
  {
    empty: 'Mindestens einen Platz eintragen.',
    invalid: 'Zahlen und Beträge ab 0; was einen Namen hat, braucht ihn auch.',
    rises: 'Jeder Platz bekommt höchstens so viel wie der davor.',
    tooMuch: 'Zusammen höchstens 100 %.',
    tooMany: 'Höchstens 1000 Plätze, und je 100 Stufen, Sonderpreise, Sachpreise und feste Beträge.',
    notShared:
      'Feste Beträge und den Mindestpreis weglassen, oder Plätze nach Prozenten oder nach einer Kurve bezahlen.',
    formula: 'Eine Formel, die sich lesen lässt und nur nennt, was ein Abend weiß.',
    twice: 'Jeden Platz und jede Stufe nur einmal, die Stufen nach Einträgen geordnet.',
  };

export const setupDe: Pick<RefusalWords, OfSetup> = {
  'setup-invalid': ({ field, min = 0, max = 0 }, { chips }) => SETUP[field](chips(min), chips(max)),
  'level-invalid': ({ level, field }) => ({
    title: `Zeile ${String(level + 1)} der Struktur ist nicht spielbar: ${LEVEL[field][0]}`,
    allowed: [LEVEL[field][1]],
  }),
  'money-invalid': ({ fault }, { money }) => ofMoney(fault, money),
  'money-in-use': () => ({
    title: 'Der Abend hat schon eine Kasse: Es ist verkauft, bezahlt oder eingelegt worden.',
    allowed: ['Erst das zurücknehmen, oder die Preise stehen lassen.'],
  }),
  'plan-invalid': ({ fault }) => ({
    title: 'So ist das kein Preisplan.',
    detail: sayPlanProblem({ problem: 'plan', ...fault }, 'de'),
    allowed: [PLAN[fault.code]],
  }),
  'plan-without-money': () => ({
    title: 'Ohne Preis für den Startplatz gibt es keinen Topf, den ein Preisplan teilen könnte.',
    allowed: ['Zuerst festlegen, was ein Startplatz kostet, oder die Preise von Hand eintragen.'],
  }),
  'fixed-after-start': ({ field }) => ({
    title: `Nach dem Start steht fest: ${FIXED[field]}.`,
    allowed: ['Vor dem Start lässt es sich ändern; danach bleibt es, wie es ist.'],
  }),
};
