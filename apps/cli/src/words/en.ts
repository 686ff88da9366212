import { backup } from './backup.en.ts';
import type { CliWords } from './cli-words.ts';
import { formulaEn } from './formula-words.ts';
import { leagueEn } from './league-words.ts';
import { prizesEn } from './prizes-words.ts';
import { roomEn } from './room-words.ts';
import { structureEn } from './structure-words.ts';
import { tdtEn } from './tdt-words.ts';
import { textEn } from './text-words.ts';

const listed = (known: readonly string[]): string => (known.length === 0 ? '' : ` There are: ${known.join(', ')}.`);

const counted = (streams: number, commits: number, rows: number): string =>
  [
    streams === 1 ? '1 tournament' : `${String(streams)} tournaments`,
    commits === 1 ? '1 step' : `${String(commits)} steps`,
    rows === 1 ? '1 entry of the club' : `${String(rows)} entries of the club`,
  ].join(', ');

const deviations = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

export const en: CliWords = {
  trouble: {
    unknownCommand: (name) => `There is no command "${name}".`,
    unknownOption: (name) => `There is no option ${name} here.`,
    missingValue: (name) => `A value is missing after ${name}.`,
    noValueWanted: (name) => `${name} takes no value.`,
    tooMuch: (argument) => `"${argument}" is too much.`,
    notANumber: (name, from, to) => `${name} must be a whole number from ${String(from)} to ${String(to)}.`,
    needed: (name) => `${name} is missing.`,
    noSuchFormat: (format, known) => `There is no format "${format}". There are ${known.join(' and ')}.`,
    portTaken: (port) =>
      `Port ${String(port)} is taken, perhaps Riffle is already running. Choose another: --port ${String(port + 1)}`,
    httpsPortTaken: (port) =>
      `Port ${String(port)} for HTTPS is in use. Choose another: --https-port ${String(port + 1)}`,
    certificate: {
      unreadable: (path) => `The file ${path} cannot be read.`,
      'no-pem': (path) => `${path} holds nothing in PEM that belongs here: --cert is the certificate, --key its key.`,
      'key-of-another': (path) => `The key in ${path} is not that of the certificate.`,
      'key-locked': (path) => `The key in ${path} is locked by a password. Riffle needs it open.`,
      'run-out': (path) =>
        `The certificate in ${path} has run out. Without --cert and --key Riffle starts all the same, with --https on one of its own.`,
      unusable: (path) =>
        `The certificate in ${path} or its key is not fit for HTTPS: damaged, or the key is too short.`,
    },
    portForbidden: (port) => `Port ${String(port)} may not be used here. Choose one above 1023.`,
    noSuchHost: (host) => `The address ${host} does not belong to this computer.`,
    dataDamaged: (folder) =>
      `The data in ${folder} is damaged. Restore a backup, or save what can be saved: riffle rescue --data ${folder} --out NEW`,
    dataInUse: (folder) => `A Riffle is already running with the data folder ${folder}.`,
    dataInUseHere: (folder) =>
      `Riffle is running with the data folder ${folder}. Export at the desk, import on the start page, or stop Riffle first.`,
    dataInUseToRead: (folder) =>
      `Riffle is running with the data folder ${folder}. Make a backup and look at that (riffle backup, riffle verify --data FILE), or stop Riffle first.`,
    dataInUseForOwner: (folder) => `Riffle is running with the data folder ${folder}. Stop it first, then try again.`,
    noOwner: 'This Riffle has not been set up yet. Start it and open it in a browser.',
    nameTaken: (name) => `Somebody else here is already called "${name}".`,
    dataNewer: (folder) => `The data folder ${folder} was written by a newer Riffle.`,
    noData: (folder) => `There is no Riffle data in ${folder}. Name the folder with --data.`,
    dataReadOnly: (folder) =>
      `The data folder ${folder} cannot be written to. Please check the permissions of the folder and its files.`,
    diskFull: (folder) => `The disk with the data folder ${folder} is full. Free some space there, then try again.`,
    noRoomToLook: (folder) =>
      `${folder} has too little room for the copy that is looked at. Free some space there, or name another folder by TMPDIR.`,
    dataUnreadable: (folder) => `The data folder ${folder} cannot be opened.`,
    noSuchRulebook: (id, known) => `There is no rulebook "${id}".${listed(known)}`,
    noSuchOccasion: (id, known) => `This rulebook knows no occasion "${id}".${listed(known)}`,
    noTestRun: 'There was no test run yet. Run npm test first, then it is known which rules are shown.',
    noSuchNight: (asked, known) => `There is no tournament "${asked}".${listed(known)}`,
    nightDiffers: (name, step) =>
      `The tournament "${name}" is here already, but differs from step ${String(step)} on. Nothing was taken in.`,
    nightInBin: (name) =>
      `The tournament "${name}" lies in the bin. Bring it back in the browser, under tournaments, bin.`,
    fileNotTrusted: (origin) => `${origin} To take it in all the same: --accept-changes`,
    fileWaits: (day, time) =>
      `Its last step lies ahead of this computer's clock: until ${day}, ${time}, the tournament can only be looked at.`,
    stepIsThere: 'A step of the file is already in another tournament.',
    noSuchHand: (path, hands) => `There is no such hand in ${path}; there are ${String(hands)}.`,
    noSuchStep: (last) => `The hand has no such step; it has ${String(last)}.`,
    noSuchSeat: (seat, seats) => `Seat ${seat} is not in the hand.${listed(seats)}`,
    onlyWith: (name, other) => `${name} needs ${other}.`,
    fileMissing: (path) => `The file ${path} cannot be read.`,
    noJson: (path) => `There is no valid JSON in ${path}.`,
    noIncident: (path) =>
      `There is no incident in ${path}: { "kind": …, "facts": { … } }. All incidents: riffle incidents`,
    fileNotWritten: (path) => `The file ${path} cannot be written.`,
    broken: (invariant) => `A promise of the program is broken: ${invariant}`,
    noSuchStructure: (id, known) => `There is no structure “${id}”.${listed(known)}`,
    noSuchForm: (id, known) => `There is no form of play “${id}”.${listed(known)}`,
    notTogether: (name, other) => `${name} and ${other} do not go together.`,
    noSuchGame: (name, known) => `There is no game "${name}" here.${listed(known)}`,
    noCards: (written) =>
      `"${written}" are no cards. For example: AsKd for the ace of spades and the king of diamonds.`,
    cardTwice: (card) => `The card ${card} is there twice.`,
    notInDeck: (card) => `The card ${card} is not in this deck.`,
    noBoardHere: (game) => `There is no board in ${game}.`,
    noEquityHere: (game) => `There are no equities for ${game}: cards are changed.`,
    noAmounts: (name, from, to) =>
      `${name} needs whole numbers from ${String(from)} to ${String(to)}, separated by commas.`,
    stacksForADeal: (most) => `A deal needs 2 to ${String(most)} stacks.`,
    morePrizesThanPlayers: (prizes, players) =>
      `There are more prizes (${String(prizes)}) than players (${String(players)}): the last belong to nobody.`,
    prizeRises: (place) => `The prize for place ${String(place)} is higher than the one before.`,
    noPrizes: 'There is no prize to share.',
    noMethod: (method, known) => `"${method}" shares no deal: ${known.join(', ')}.`,
    noAmount: (name, from, to) => `${name} needs a whole number from ${String(from)} to ${String(to)}.`,
    tooMuchLeft: (most) =>
      `At most ${String(most)} cents can be left to play for: everybody has the next prize already.`,
    wrongCount: (hand, wanted) => `"${hand}" has not the right number of cards (${wanted}).`,
    tooManyCards: (most) => `These are too many cards, at most ${String(most)}.`,
    twoHands: 'There must be two hands at least. An unknown one is written as -.',
    deckTooSmall: (needed, left) => `${String(needed)} cards are missing, only ${String(left)} are left in the deck.`,
    oneLine: '--hand and --rules must be one line each.',
    helpHint: 'All commands: riffle help',
  },
  help: {
    intro: 'Riffle runs poker tournaments by the rulebook.',
    commands: [
      ['serve [--port N] [--host ADDRESS] [--data FOLDER]', 'starts the server (port 4747)'],
      ['      [--backups FOLDER]', 'backups into a folder that is there, on a stick for example'],
      [
        '      [--https] [--https-port N]',
        'HTTPS as well, in your own network, by a certificate of its own (port 4748)',
      ],
      ['      [--cert FILE --key FILE]', 'or by one that you have; new files are taken by themselves'],
      ['simulate --players N --rulebook ID --seed S', 'plays a whole tournament and checks it after every step'],
      ['         [--occasion ID] [--tables N] [--json]', ''],
      ['         [--hands] [--structure ID] [--exact]', 'hand by hand; --exact command by command'],
      [
        '         [--form ID]',
        'sitAndGo (against time), shootOut, headsUp, heats; days: two flights of N players, a last day',
      ],
      ['rules [--rulebook ID] [--json]', 'shows which rules Riffle does, and which a ruling only says'],
      ['      [--missing] [--said]', 'which no test shows, which are only said'],
      ['      [--write]', 'writes that to docs/rule-coverage.md'],
      ['rule --rulebook ID|FILE [FILE]', 'rules on an incident by one rulebook (JSON: docs/incidents.md)'],
      ['     [--occasion ID] [--json]', 'or by a house rulebook in a file'],
      ['     [--hand FILE[:n] --step N]', 'facts from step N of a hand (PHH, OHH, PokerStars)'],
      ['     [--seat S] [--apply]', 'about seat S; --apply applies the ruling to the hand'],
      ['     [--data FOLDER]', 'with the rules’ own words from the club’s original text'],
      ['house FILE [--json]', 'checks a house rulebook: problems, departures, contradictions'],
      ['house --schema [--write]', 'its JSON Schema; --write writes docs/house-rulebook.schema.json'],
      ['compare [FILE] [--json]', 'the same incident under every rulebook'],
      ['incidents [--json] [--write]', 'lists the incidents that Riffle knows; --write writes docs/incidents.md'],
      ['export TOURNAMENT [--data FOLDER] [--out FILE]', 'writes a tournament into a file'],
      ['     [--format riffle|ots]', 'ots: Open Tournament Summary for other programs, names as in the room'],
      ['import FILE [--data FOLDER] [--accept-changes]', 'takes in a tournament from a file'],
      [
        'tdt FILE… [--json|--csv] | tdt FILE --template [-o FOLDER] [--currency EUR]',
        'places and money from files of The Tournament Director, also whole folders; several together by person',
      ],
      ['replay FILE… [--json] [--strict] [--expected]', 'replays hands (PHH, OHH, PokerStars), whole folders too;'],
      ['', '--strict adds nothing, --expected compares with expected.json beside them'],
      ['evaluate [--game GAME] [--board CARDS] HAND…', 'says what hands are worth, in German and English [--json]'],
      ['equity [--game GAME] [--board CARDS] HAND…', 'equities, exact or estimated with the error;'],
      ['       [--dead CARDS] [--samples N] [--json]', '- is an unknown hand, --board may come several times'],
      [
        'icm --stacks N,N,… --prizes CENTS,CENTS,… [--method malmuth-harville|chips|even] [--left CENTS] [--json]',
        'what stacks are worth in a deal and who gets what, exact to the cent; --left is still played for',
      ],
      [
        'simulate-room --rulebook BOOK --seed N [--guests N] [--tables N] [--hours N] [--json]',
        'plays an evening of a card room: lists, calls, seats, breaks, money, with its report',
      ],
      [
        'simulate-season --seed N [--teams N] [--json]',
        'plays a whole league season: licences, line-ups, rounds, tables, promotion and relegation',
      ],
      ['league FILE|- [--json]', 'reckons a league season from a file: rounds, tables, and why who is ahead of whom'],
      ['league --profile NAME [--json]', 'how a league plays, answer by answer with its rules'],
      ['league --schema [--write]', 'what such a file looks like, as a JSON schema'],
      [
        "formula 'FORMULA' [--set NAME=N]… [--over NAME=N..N] [--json]",
        'what a formula as in The Tournament Director gives, once or as a table; name=1,2,3 is a list',
      ],
      [
        'prizes --entries N --each CENTS|--pool CENTS [--plan NAME|FILE] [--guarantee CENTS] [--added CENTS]',
        'what each place wins by a prize plan, exact to the cent',
      ],
      ['       [--all] [--json|--csv] [--show]', '--all: all fields from 2 to 500; --show writes the plan as JSON'],
      [
        'structure --players N --length MINUTES|--end TIME [--start TIME] [--stack N] [--chips N,N,…]',
        'proposes levels, breaks and colour-ups up to the wished end',
      ],
      ['         [--level MINUTES] [--antes none|bigBlind|everyone] [--antes-from N]', ''],
      ['         [--break-every MINUTES] [--break MINUTES] [--long-break MINUTES]', '--break-every 0: without breaks'],
      ['         [--rebuys N] [--add-ons N] [--json]', 'how many are expected'],
      ['deck [--count N]', 'shuffles decks, one a line, the top card first'],
      ['deck --examine [--count N]', 'shuffles decks and checks whether each card is in each place equally often'],
      ['deck --commit FILE [--hand NAME] [--rules PLACE]', 'commits to a deck that can be checked card by card'],
      [
        'verify FILE [--json]',
        'checks whether the cards of a deck lay, and the envelopes of a night were filled, as they were sealed',
      ],
      ['rescue --data DIR --out NEW', 'saves what can be saved of damaged data into a new folder'],
      ['verify --data [DIR|FILE] [--json]', 'checks all that lies in a data folder, or in a backup'],
      ['RIFFLE_DATA=FOLDER', 'the data folder where --data is left out; else .riffle in the folder of Riffle'],
      ['backup [--data FOLDER] [--out FILE]', 'backs up everything into one file, also while Riffle runs'],
      ['restore FILE [--data FOLDER] [--replace]', 'restores a backup; --replace sets aside what is there'],
      ['        [--damaged]', 'one of damaged data, too'],
      [
        'text [add FILE|show [NUMBER]|missing|remove]',
        'a rulebook’s original text (--rulebook ID): add it (PDF, text), read it, remove it',
      ],
      ['owner [--name NAME] [--data FOLDER]', 'gives the person in charge a new PIN and a new link'],
      ['help', 'this overview'],
      ['--version', 'the version'],
      ['--lang de|en', 'the language, else that of the shell'],
    ],
  },
  serving: {
    runs: 'Riffle is running.',
    here: 'This computer',
    nearby: 'Same network',
    secure: 'Secure (HTTPS)',
    secureHow: (address) => `Devices accept the certificate once, see ${address}`,
    fingerprint: 'Fingerprint',
    setUp: 'Set up',
    setUpBy: 'Only whoever has this link can set Riffle up; it holds until the next start.',
    data: 'Data',
    stopWith: 'Stop with Ctrl+C.',
    stopped: 'Riffle has stopped, everything is saved.',
  },
  backup,
  rescued: {
    stream: (stream, saved, reached) => `${stream}: ${saved} of ${reached} steps, the rest is lost.`,
    texts: (stream, lost) => `${stream}: ${lost === 1 ? 'one text is' : `${lost} texts are`} lost.`,
    table: (table, saved) => `club.sqlite, ${table}: ${saved} entries, others are lost.`,
    withoutLog: (folder) =>
      `The files in ${folder} were copied without those that end in -wal: what was done last may be missing, tournaments and people.`,
    nothing: (folder) => `Nothing in ${folder} can be read any more.`,
    noRoom: (out, copies) =>
      `Nothing was saved: ${out}, or ${copies}, where the data are copied to for it, has too little room. Free some space there, or name other folders by --out and TMPDIR.`,
    notEmpty: (folder) => `There is something in ${folder} already. What is saved goes into a new folder.`,
    notSound: (folder) => `What was saved to ${folder} is not sound yet: riffle verify --data ${folder}`,
    saved: (streams, commits, rows, folder) =>
      `Saved to ${folder}: ${counted(streams, commits, rows)}. Start it with riffle serve --data ${folder}`,
  },
  verified: {
    finding: {
      missing: ({ file }) => `${file} is missing.`,
      'without-log': ({ file }) => `${file} was copied without ${file}-wal and may be an old state of it.`,
      'club-empty': ({ file }) => `${file} knows nobody and no tournament: it is an old state.`,
      'not-opened': ({ file, trouble }) => `${file} cannot be opened (${trouble.code}).`,
      garbled: ({ file, says }) => `${file}: ${says}`,
      damaged: ({ stream, version }) => `${stream}: from step ${version} on no longer what was saved.`,
      'unknown-event': ({ stream, version, event }) =>
        `${stream}: step ${version} was written by a newer Riffle (${event.type} ${event.v}).`,
      'not-told': ({ stream, why }) => `${stream}: the steps do not fit together (${why}).`,
      row: ({ table, row }) => `club.sqlite, ${table} ${row}: no longer what was saved.`,
      lacking: ({ stream, listed, found }) => `${stream}: ${found} steps of ${listed} that the list knows.`,
    },
    faults: (count, folder) =>
      `${count === 1 ? 'One fault' : `${count} faults`} in ${folder}. Restore a backup, or save what can be saved: riffle rescue --data ${folder} --out NEW`,
    backupFaults: (count, file) =>
      `${count === 1 ? 'One fault' : `${count} faults`} in ${file}. Take another backup, or restore this one with riffle restore ${file} --damaged`,
    sound: (streams, commits, rows) => `All sound: ${counted(streams, commits, rows)}.`,
  },
  text: textEn,
  prizes: prizesEn,
  formula: formulaEn,
  league: leagueEn,
  room: roomEn,
  structure: structureEn,
  tdt: tdtEn,
  owner: {
    name: 'Name',
    pin: 'PIN',
    link: 'Link',
    linkUntil: (day) => `works once, until ${day}`,
    next: 'The old PIN is no longer valid, everybody signed in with it is signed out. Start Riffle and sign in.',
  },
  simulated: {
    heading: (players, rulebook, seed) => `${String(players)} players by ${rulebook}, seed ${seed}`,
    figures: (hands, commits, seconds) => `${String(hands)} hands, ${String(commits)} steps, ${seconds} s`,
    andMore: (count) => `… and ${String(count)} more`,
    turnedAway: (count) => `Came too late and turned away: ${String(count)}`,
    event: (people, carried, forfeited, penalties, seconds) =>
      `${String(people)} people; ${String(carried)} stacks went on, ${String(forfeited)} chips forfeited, ${String(penalties)} penalties carried, ${seconds} s`,
    lasted: (length, hands) => `Length ${length} h, ${String(hands)} hands`,
    byHand: (commands, seconds) => `${String(commands)} steps, checked after each, in ${seconds} s`,
    level: 'level',
    bigBlind: 'big blind',
    hands: 'hands',
    out: 'out',
    left: 'left',
  },
  rules: {
    done: 'done',
    said: 'said',
    of: 'of',
    together: 'together',
    strays: 'Tests name rules that do not exist',
    lastRun: (when) => `Last test run: ${when}`,
    nothingMissing: 'All rules are shown.',
    nothingSaid: 'No rule is only said.',
    written: (path) => `Written: ${path}`,
  },
  ruling: {
    answer: {
      determined: 'The rulebook says so.',
      proposed: 'A proposal: the rulebook leaves the decision to the floor.',
      notCovered: 'The rulebook is silent; this is common practice.',
    },
    reading: 'The text leaves it open; this is how it is read here.',
    range: 'Also possible',
    sanction: ({ duty, offence, measures, repeated }) =>
      `${duty === 'must' ? 'A penalty must follow' : 'A penalty is possible'} (${offence}${repeated ? ', repeated' : ''}), mildest first: ${measures.join(', ')}`,
    inHand: 'In the hand',
    refusedByHand: 'The hand does not take it:',
  },
  house: {
    on: (name, edition, under) => `${name}, edition ${edition}, on ${under}`,
    departs: (count) =>
      count === 0 ? 'Departs nowhere.' : count === 1 ? '1 departure:' : `${String(count)} departures:`,
    instead: (said, refs) => `else: ${said}${refs.length === 0 ? ' (rulebook silent)' : ` (${refs.join(', ')})`}`,
    fits: 'Everything fits together.',
    conflicts: (told) => `It does not fit together. ${told.join(' ')}`,
  },
  replayed: {
    all: (hands) => (hands === 1 ? 'The hand is replayed.' : `All ${String(hands)} hands are replayed.`),
    failed: (failed, hands) =>
      hands === 0 ? 'There is no hand in it.' : `${String(failed)} of ${String(hands)} hands could not be replayed.`,
    stacksDiffer: (expected) => `The stacks should be ${expected}.`,
    amiss: (amiss, hands) => `${String(amiss)} of ${String(hands)} hands are not in order.`,
    fileUnreadable: 'The file cannot be read.',
    fileTooLarge: (megabytes) =>
      `The file is larger than ${String(megabytes)} MB. Cut into smaller ones it can be read.`,
    neededRepair: 'Something had to be added or changed, which --strict forbids.',
  },
  evaluated: { best: 'wins' },
  dealt: {
    'malmuth-harville': 'By Malmuth–Harville (ICM), in whole cents that add up.',
    chips: 'The next prize for each, the rest by chips, in whole cents that add up.',
    even: 'Shared evenly, in whole cents that add up.',
  },
  equities: {
    wins: (wins, splits) => `wins ${wins}, splits ${splits}`,
    counting: (runOuts) => `Counted exactly: ${runOuts} run-outs.`,
    sampling: (runOuts) => `Estimated from ${runOuts} samples; the standard error stands behind ±.`,
  },
  decks: {
    committed: (path, digest) => `A committed deck is in ${path}. Checksum: ${digest}`,
    verified: (opened, cards, digest) =>
      `${String(opened)} of ${String(cards)} cards are opened, all lay like this from the start. Checksum: ${digest}`,
    examined: {
      places: (z) => `Cards in places: ${deviations.format(z)} standard deviations from even.`,
      onePlace: (place, z) => `Farthest off is place ${String(place)}: ${deviations.format(z)}.`,
      neighbours: (z) => `Neighbouring cards: ${deviations.format(z)}.`,
      repeats: (repeats, deals) => `Same first twelve cards: ${String(repeats)} of ${String(deals)} decks.`,
      uneven: 'Chance hardly ever leads so far from even. Repeat the run.',
    },
    fault: {
      'no-json': () => 'The file is cut off, or it is no JSON.',
      'other-format': () => 'This is no file with a committed deck.',
      'bad-field': ({ pointer }) => `Unexpected content at ${pointer}.`,
      'nothing-opened': () => 'No card in the file is opened, there is nothing to check.',
      'opened-twice': ({ place }) => `Place ${String(place)} is opened twice.`,
      'list-does-not-match-deck': () => "The list of cards does not fit the deck's checksum.",
      'no-such-place': ({ place }) => `This deck has no place ${String(place)}.`,
      'card-does-not-match': ({ place }) => `The card in place ${String(place)} did not lie there from the start.`,
    },
  },
  draws: {
    verified: (count, takenBack) => {
      const drawn =
        count === 1
          ? 'One lot stands, it named one of those in it and at the first draw.'
          : `${String(count)} lots stand, each named one of those in it and at the first draw.`;
      return takenBack === 0 ? drawn : `${drawn} Taken back: ${String(takenBack)}.`;
    },
    fault: {
      'winner-not-among': (prize) => `Lot “${prize}” named nobody of those in it.`,
      'drawn-until-another': (prize) => `Lot “${prize}” was drawn anew until it named somebody else.`,
    },
  },
  envelopes: {
    verified: (drawn, all, commitment) =>
      `${String(drawn)} of ${String(all)} envelopes are drawn, none was exchanged since they were sealed. Digest: ${commitment}`,
    fault: {
      'no-envelopes': 'There were no envelopes this night, there is nothing to check.',
      'commitment-does-not-match': 'The envelopes do not match their digest.',
      'envelope-does-not-match': 'An envelope that was drawn held something else when they were sealed.',
      'envelope-drawn-twice': 'An envelope is drawn twice.',
      'envelope-drawn-until-another': 'An envelope was taken back and drawn anew until it was another one.',
    },
  },
  exported: (name, path) => `"${name}" is in ${path}.`,
  imported: {
    'taken-in': (name, steps) => `"${name}" is taken in, ${String(steps)} steps.`,
    completed: (name, steps) => `"${name}" was here already and is complete now, ${String(steps)} new steps.`,
    there: (name) => `"${name}" is here already, there was nothing new.`,
  },
};
