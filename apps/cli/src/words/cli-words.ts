import type { Answer } from '@riffle/floor';
import type { DeckFileFault, DrawsFault, EnvelopesFault } from '@riffle/formats';
import type { DealMethod } from '@riffle/money';
import type { Finding, TlsTrouble } from '@riffle/server';
import type { BackupWords } from './backup-words.ts';
import type { FormulaCommandWords } from './formula-words.ts';
import type { LeagueCliWords } from './league-words.ts';
import type { PrizesWords } from './prizes-words.ts';
import type { RoomCliWords } from './room-words.ts';
import type { StructureWords } from './structure-words.ts';
import type { TdtWords } from './tdt-words.ts';
import type { TextWords } from './text-words.ts';

/** What the command line says. German is the source; English must say the same. */
export type CliWords = {
  /** Behind `riffle: ` on stderr. */
  readonly trouble: {
    readonly unknownCommand: (name: string) => string;
    readonly unknownOption: (name: string) => string;
    readonly missingValue: (name: string) => string;
    readonly noValueWanted: (name: string) => string;
    readonly tooMuch: (argument: string) => string;
    readonly notANumber: (name: string, from: number, to: number) => string;
    readonly needed: (name: string) => string;
    readonly noSuchFormat: (format: string, known: readonly string[]) => string;
    readonly portTaken: (port: number) => string;
    readonly httpsPortTaken: (port: number) => string;
    readonly certificate: { readonly [C in TlsTrouble['code']]: (path: string) => string };
    readonly portForbidden: (port: number) => string;
    readonly noSuchHost: (host: string) => string;
    readonly dataDamaged: (folder: string) => string;
    readonly dataInUse: (folder: string) => string;
    readonly dataInUseHere: (folder: string) => string;
    /** It is only looked at. */
    readonly dataInUseToRead: (folder: string) => string;
    readonly dataInUseForOwner: (folder: string) => string;
    readonly noOwner: string;
    readonly nameTaken: (name: string) => string;
    readonly dataNewer: (folder: string) => string;
    readonly noData: (folder: string) => string;
    readonly dataReadOnly: (folder: string) => string;
    readonly diskFull: (folder: string) => string;
    /** `folder`: where copies are looked at. */
    readonly noRoomToLook: (folder: string) => string;
    readonly dataUnreadable: (folder: string) => string;
    readonly noSuchRulebook: (id: string, known: readonly string[]) => string;
    readonly noSuchOccasion: (id: string, known: readonly string[]) => string;
    readonly noTestRun: string;
    readonly noSuchNight: (asked: string, known: readonly string[]) => string;
    readonly nightDiffers: (name: string, step: number) => string;
    readonly nightInBin: (name: string) => string;
    readonly fileNotTrusted: (origin: string) => string;
    /** Its last step lies ahead of this machine's clock. */
    readonly fileWaits: (day: string, time: string) => string;
    readonly stepIsThere: string;
    readonly fileMissing: (path: string) => string;
    readonly noSuchHand: (path: string, hands: number) => string;
    readonly noSuchStep: (last: number) => string;
    readonly noSuchSeat: (seat: string, seats: readonly string[]) => string;
    readonly onlyWith: (name: string, other: string) => string;
    readonly noJson: (path: string) => string;
    readonly noIncident: (path: string) => string;
    readonly fileNotWritten: (path: string) => string;
    readonly broken: (invariant: string) => string;
    readonly noSuchStructure: (id: string, known: readonly string[]) => string;
    readonly noSuchForm: (id: string, known: readonly string[]) => string;
    readonly notTogether: (name: string, other: string) => string;
    readonly noSuchGame: (name: string, known: readonly string[]) => string;
    readonly noCards: (written: string) => string;
    readonly cardTwice: (card: string) => string;
    readonly notInDeck: (card: string) => string;
    readonly noBoardHere: (game: string) => string;
    readonly noEquityHere: (game: string) => string;
    readonly noAmounts: (name: string, from: number, to: number) => string;
    readonly stacksForADeal: (most: number) => string;
    readonly morePrizesThanPlayers: (prizes: number, players: number) => string;
    readonly prizeRises: (place: number) => string;
    readonly noPrizes: string;
    readonly noMethod: (method: string, known: readonly string[]) => string;
    readonly noAmount: (name: string, from: number, to: number) => string;
    readonly tooMuchLeft: (most: number) => string;
    readonly wrongCount: (hand: string, wanted: string) => string;
    readonly tooManyCards: (most: number) => string;
    readonly twoHands: string;
    readonly deckTooSmall: (needed: number, left: number) => string;
    readonly oneLine: string;
    readonly helpHint: string;
  };
  readonly help: { readonly intro: string; readonly commands: readonly (readonly [usage: string, does: string])[] };
  readonly serving: {
    readonly runs: string;
    readonly here: string;
    readonly nearby: string;
    readonly secure: string;
    readonly secureHow: (address: string) => string;
    readonly fingerprint: string;
    readonly setUp: string;
    readonly setUpBy: string;
    readonly data: string;
    readonly stopWith: string;
    readonly stopped: string;
  };
  readonly backup: BackupWords;
  readonly rescued: {
    readonly stream: (stream: string, saved: number, reached: number) => string;
    readonly texts: (stream: string, lost: number) => string;
    readonly table: (table: string, saved: number) => string;
    readonly withoutLog: (folder: string) => string;
    readonly nothing: (folder: string) => string;
    /** Nothing was saved; `copies`: where the data are copied to for it. */
    readonly noRoom: (out: string, copies: string) => string;
    readonly notEmpty: (folder: string) => string;
    readonly notSound: (folder: string) => string;
    readonly saved: (streams: number, commits: number, rows: number, folder: string) => string;
  };
  readonly verified: {
    readonly finding: { readonly [C in Finding['code']]: (finding: Extract<Finding, { readonly code: C }>) => string };
    readonly faults: (count: number, folder: string) => string;
    readonly backupFaults: (count: number, file: string) => string;
    readonly sound: (streams: number, commits: number, rows: number) => string;
  };
  readonly text: TextWords;
  readonly prizes: PrizesWords;
  readonly formula: FormulaCommandWords;
  readonly league: LeagueCliWords;
  readonly room: RoomCliWords;
  readonly structure: StructureWords;
  readonly tdt: TdtWords;
  readonly owner: {
    readonly name: string;
    readonly pin: string;
    readonly link: string;
    readonly linkUntil: (day: string) => string;
    readonly next: string;
  };
  readonly simulated: {
    readonly heading: (players: number, rulebook: string, seed: string) => string;
    readonly figures: (hands: number, commits: number, seconds: string) => string;
    readonly andMore: (count: number) => string;
    readonly turnedAway: (count: number) => string;
    /** Of several days: who came, what went on from day to day, and what did not. */
    readonly event: (people: number, carried: number, forfeited: number, penalties: number, seconds: string) => string;
    /** Hand by hand: how long it was by the clock on the wall, and what was played in each level. */
    readonly lasted: (length: string, hands: number) => string;
    readonly byHand: (commands: number, seconds: string) => string;
    readonly level: string;
    readonly bigBlind: string;
    readonly hands: string;
    readonly out: string;
    readonly left: string;
  };
  readonly rules: {
    /** Heads of columns, of nine letters at most. */
    readonly done: string;
    readonly said: string;
    readonly of: string;
    readonly together: string;
    readonly strays: string;
    readonly lastRun: (when: string) => string;
    readonly nothingMissing: string;
    readonly nothingSaid: string;
    readonly written: (path: string) => string;
  };
  readonly ruling: {
    readonly answer: { readonly [A in Answer]: string };
    readonly reading: string;
    readonly range: string;
    /** What an offence costs: whether something must follow, for what, and what is open, mildest first. */
    readonly sanction: (told: {
      readonly duty: 'must' | 'may';
      readonly offence: string;
      readonly measures: readonly string[];
      readonly repeated: boolean;
    }) => string;
    readonly inHand: string;
    readonly refusedByHand: string;
  };
  readonly house: {
    readonly on: (name: string, edition: string, under: string) => string;
    readonly departs: (count: number) => string;
    readonly instead: (said: string, refs: readonly string[]) => string;
    readonly fits: string;
    readonly conflicts: (told: readonly string[]) => string;
  };
  readonly replayed: {
    readonly all: (hands: number) => string;
    readonly failed: (failed: number, hands: number) => string;
    readonly stacksDiffer: (expected: string) => string;
    readonly neededRepair: string;
    /** Where some were played, and came out otherwise or without an end. */
    readonly amiss: (amiss: number, hands: number) => string;
    readonly fileUnreadable: string;
    readonly fileTooLarge: (megabytes: number) => string;
  };
  readonly evaluated: { readonly best: string };
  /** Below the shares of a deal. */
  readonly dealt: { readonly [M in DealMethod]: string };
  readonly equities: {
    readonly wins: (wins: string, splits: string) => string;
    readonly counting: (runOuts: string) => string;
    readonly sampling: (runOuts: string) => string;
  };
  readonly draws: {
    readonly verified: (count: number, takenBack: number) => string;
    readonly fault: { readonly [C in DrawsFault['code']]: (prize: string) => string };
  };
  readonly envelopes: {
    readonly verified: (drawn: number, all: number, commitment: string) => string;
    readonly fault: { readonly [C in EnvelopesFault['code']]: string };
  };
  readonly decks: {
    readonly committed: (path: string, digest: string) => string;
    readonly verified: (opened: number, cards: number, digest: string) => string;
    readonly examined: {
      readonly places: (deviations: number) => string;
      readonly onePlace: (place: number, deviations: number) => string;
      readonly neighbours: (deviations: number) => string;
      readonly repeats: (repeats: number, deals: number) => string;
      readonly uneven: string;
    };
    readonly fault: {
      readonly [C in DeckFileFault['code']]: (fault: Extract<DeckFileFault, { readonly code: C }>) => string;
    };
  };
  readonly exported: (name: string, path: string) => string;
  readonly imported: {
    readonly [I in 'taken-in' | 'completed' | 'there']: (name: string, steps: number) => string;
  };
};
