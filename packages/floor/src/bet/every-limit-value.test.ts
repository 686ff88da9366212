import { bet, call, check, chooses, fold, raise, raiseFrom, refused } from '../../cases/bet/worked.ts';
import { showsValues } from './testing.ts';

const flop = { street: 'flop', bigBlind: 200 };
const unbet = { ...flop, toFace: 0 };
const facing = { ...flop, toFace: 1000 };
const blind = { bigBlind: 400, toFace: 400 };
const limit = { structure: 'fixedLimit', bigBlind: 200, toFace: 800 };
const short = { ...flop, betBefore: 1000 };

// How much may be bet and who may raise.
showsValues([
  [
    'betting.minRaiseOverShortBet',
    'allInPlusBigBlind',
    'underraise',
    { ...flop, toFace: 150, raisedTo: 300 },
    raise(350, { add: 50 }),
  ],
  ['betting.minRaiseOverShortBet', 'doubleAllIn', 'underraise', { ...flop, toFace: 150, raisedTo: 300 }, raise(300)],
  [
    'betting.shortBlindCall',
    'fullBigBlind',
    'shortBigBlind',
    { bigBlind: 200, posted: 150 },
    chooses(fold, call(200), raiseFrom(400)),
  ],
  [
    'betting.shortBlindCall',
    'postedAmount',
    'shortBigBlind',
    { bigBlind: 200, posted: 150 },
    chooses(fold, call(150), raiseFrom(350)),
  ],
  ['betting.shortAllInReopensNoLimit', 'no', 'shortAllIn', { ...short, wentTo: [1600] }, chooses(fold, call(1600))],
  [
    'betting.shortAllInReopensNoLimit',
    'reopens',
    'shortAllIn',
    { ...short, wentTo: [1600] },
    chooses(fold, call(1600), raiseFrom(2600)),
  ],
  [
    'betting.shortAllInReopensLimit',
    50,
    'shortAllIn',
    { ...flop, structure: 'fixedLimit', betBefore: 200, wentTo: [300] },
    chooses(fold, call(300), raise(500)),
  ],
  [
    'betting.shortAllInReopensLimit',
    100,
    'shortAllIn',
    { ...flop, structure: 'fixedLimit', betBefore: 200, wentTo: [300] },
    chooses(fold, call(300)),
  ],
  [
    'betting.shortAllInsAddUp',
    'judgedAlone',
    'shortAllIn',
    { ...short, wentTo: [1600, 2100] },
    chooses(fold, call(2100)),
  ],
  [
    'betting.shortAllInsAddUp',
    'addUp',
    'shortAllIn',
    { ...short, wentTo: [1600, 2100] },
    chooses(fold, call(2100), raiseFrom(3100)),
  ],
  ['betting.raiseCapLimit', { is: 'none' }, 'tooManyRaises', { ...limit, raises: 9 }, raise(1000)],
  [
    'betting.raiseCapLimit',
    { is: 'raises', beforeFlop: 4, later: 3 },
    'tooManyRaises',
    { ...limit, raises: 3 },
    raise(1000),
  ],
  [
    'betting.raiseCapLimit',
    { is: 'raises', beforeFlop: 3, later: 4 },
    'tooManyRaises',
    { ...limit, raises: 3 },
    refused(fold, call(800)),
  ],
  [
    'betting.raiseCapLifted',
    'lastTwoOfTournament',
    'tooManyRaises',
    { ...limit, raises: 3, lastTwo: true },
    raise(1000),
  ],
  ['betting.raiseCapLifted', 'headsUpPot', 'tooManyRaises', { ...limit, raises: 3, playersLeft: 2 }, raise(1000)],
  [
    'betting.raiseCapLifted',
    'never',
    'tooManyRaises',
    { ...limit, raises: 3, playersLeft: 2, lastTwo: true },
    refused(fold, call(800)),
  ],
  ['betting.raiseCapNoLimit', 'none', 'tooManyRaises', { ...facing, structure: 'noLimit', raises: 9 }, raiseFrom(2000)],
  [
    'betting.limitSizes',
    'bigBlindThenDouble',
    'silentChips',
    { ...unbet, structure: 'fixedLimit', street: 'river', added: [1000] },
    bet(400, { change: 600 }),
  ],
  [
    'betting.potLimitMaximum',
    'potAfterCall',
    'betThePot',
    { ...facing, structure: 'potLimit', pot: 3000 },
    raise(5000, { add: 5000 }),
  ],
  ['betting.minBet', 'bigBlind', 'underbet', { bigBlind: 200, put: 50 }, bet(200, { add: 150 })],
  ['betting.minRaise', 'lastIncrement', 'underraise', { ...facing, raisedTo: 1800 }, raise(2000, { add: 200 })],
  [
    'betting.straddle',
    'forbidden',
    'straddleWanted',
    { bigBlind: 200, amount: 400 },
    refused(fold, call(200), raiseFrom(400)),
  ],
  ['betting.straddle', 'allowed', 'straddleWanted', { bigBlind: 200, amount: 500 }, raise(500)],
  [
    'betting.ante',
    'none',
    'anteOrBlindFirst',
    { ante: 200, blind: 200, stack: 150 },
    { is: 'anteAndBlind', ante: 0, blind: 150 },
  ],
  [
    'betting.ante',
    'everybody',
    'anteOrBlindFirst',
    { ante: 100, blind: 200, stack: 150 },
    { is: 'anteAndBlind', ante: 100, blind: 50 },
  ],
  [
    'betting.ante',
    'byStructure',
    'anteOrBlindFirst',
    { ante: 200, blind: 200, stack: 150 },
    { is: 'anteAndBlind', ante: 0, blind: 150 },
  ],
  [
    'betting.anteOrder',
    { fromBigBlind: 'ante', fromEverybody: 'ante' },
    'anteOrBlindFirst',
    { ante: 200, blind: 200, stack: 250 },
    { is: 'anteAndBlind', ante: 200, blind: 50 },
  ],
  [
    'betting.anteOrder',
    { fromBigBlind: 'blind', fromEverybody: 'blind' },
    'anteOrBlindFirst',
    { anteFrom: 'everybody', ante: 50, blind: 200, stack: 220 },
    { is: 'anteAndBlind', ante: 20, blind: 200 },
  ],
  ['betting.checkRaise', 'allowed', 'raiseDoubted', facing, chooses(fold, call(1000), raiseFrom(2000))],
  [
    'betting.bigBlindOption',
    'yes',
    'raiseDoubted',
    { ...blind, why: 'ownBlind', inFront: 400 },
    chooses(check, raiseFrom(800)),
  ],
  [
    'betting.raiseMethods',
    ['oneMotion', 'amountThenChips', 'raiseCallRaise'],
    'stringBet',
    { ...facing, announced: 'raise', first: 1000, second: 2000 },
    raise(3000),
  ],
  [
    'betting.raiseMethods',
    ['oneMotion', 'amountThenChips'],
    'stringBet',
    { ...facing, announced: 'raise', first: 1000, second: 2000 },
    raise(2000, { change: 1000 }),
  ],
]);
