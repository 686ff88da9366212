/**
 * In which pieces code that several pages share is fetched: a few large ones by what they are about instead of one for
 * each set of pages, since every piece is a request and a phone in the club has six connections. A page's own code is a
 * piece of its own anyway. A piece takes along what its modules stand on, so what lies lower comes first.
 */
const SHARED: readonly { readonly name: string; readonly of: RegExp }[] = [
  // what only dialogs ask for: a picture that is drawn anew, what is half typed, what a night's walls show
  { name: 'drawn', of: /\/web\/src\/device\/drawn-logo/ },
  { name: 'typing', of: /\/web\/src\/(?:device\/kept-typing|night\/wall-preset)/ },
  // what screens of the room need as well, so nothing that opens a rulebook
  {
    name: 'ground',
    of: new RegExp(
      [
        'rolldown/runtime|node_modules/(?:svelte|clsx)/|@lucide/svelte/',
        'packages/(?:aggregate|people|money/(?!src/(?:(?:deal|percent-shares|round-shares)\\.ts|prizes/(?:plan-fault|prizes-of|prize-grid|rows-of|step-of|points-of|weigh-places|share-within|curve|seats-of|formula-names)\\.ts))|table|wire)/',
        'packages/cards/src/(?:card|card-code|chips|deck|uniform)\\.ts',
        'rulebooks/src/(?:imprints?|fold|slip|address|label|rule|offence|stored-books?)\\.ts|/(?:imprint|stored)\\.ts',
        'tournament/src/(?:chips/chip-set|at-table/calls|form/heats|clock-reading|clock-stand|structure|schedule|late-entry|level-end|level-game|structures|setup|book-name|pinned-copy|money/(?:offered-at|money-setup|handed)|prize|ids|demo-speeds)\\.ts',
        'floor/src/joined',
        'words/src/(?:figures|game-names|language|spoken)|policies/(?:say-at-seat|../(?:at-seat|offences)|policy-words)|floor/say-(?:offence|measure)',
        'web/src/(?:identity/(?!ChipDisc|FieldGrid|LineChart|ReadyChoices|chart-scale)|(?:live|ask|night(?!/forecasting)|route|session|device|language|notices|outbox/(?!Waiting)|commands)/)',
        'floor/facts/ToldLines|hands/(?:asked/(?:asked-hand|hand-place)|calculators/ChipField|variant-name)',
        'shelf/(?:cite|labels|room-rule|RuleLinks|houses|named-book|opened-books|remember-house)',
      ].join('|'),
    ),
  },
  // what a rulebook says to a question, with what is read into it
  { name: 'said-policy', of: /policies\/say-read-in|shelf\/SaidPolicy/ },
  // what waits for the network, where something can
  { name: 'waits', of: /outbox\/Waiting/ },
  // what wall and phone have in common, and no desk
  {
    name: 'room',
    of: /\/web\/src\/(?:wall\/(?!said\/)|player\/|link\/|money\/room\/)|\/identity\/ChipDisc|\/tournament\/src\/(?:chips\/(?:colours|leaving|needed)|money\/add-on-at)/,
  },
  { name: 'reader', of: /\/rulebooks\/src\/(?:search|fold|slip|load-)|\/web\/src\/rules\/RuleTabs|\/wording\// },
  // what a payment is for, which a player's phone tells as well and without a rulebook
  {
    name: 'paid',
    of: /\/tournament\/src\/money\/(?:handed|payment-lines|account-lines)\.ts|\/words\/(?:de|en)\/paid-for/,
  },
  // what a night came to: at its till, and for all of them together without a rulebook
  { name: 'totals', of: /\/tournament\/src\/money\/night-totals\.ts/ },
  // the link that a phone or a table's device keeps
  { name: 'link', of: /\/web\/src\/link\// },
  // who plays whom: at the desk and on a phone, where rounds are played
  { name: 'rounds', of: /\/web\/src\/rounds\// },
  // with what a game is, for whoever deals no hand
  { name: 'cards', of: /\/packages\/(?:cards\/|hand\/src\/variants?\.ts)/ },
  {
    name: 'rulebooks',
    of: /\/packages\/(?:rulebooks|tournament)\/(?!src\/(?:chips\/|counts\/|ranking|play-time|check-structure|level-game|re-entry|chip-race\/|money\/(?:field|payable|handed|payment-lines|account-lines|heads-taken|bounty-|limit-met|missed-hand|stack-at-rebuy|odd-cents|standing)))|\/web\/src\/shelf\/(?:book-called|house-answer)/,
  },
  // who has which place: asked when somebody goes out
  { name: 'ranking', of: /\/tournament\/src\/ranking\.ts/ },
  // what the till and who enters somebody ask the night, and no other page
  {
    name: 'till',
    of: /\/tournament\/src\/(?:re-entry|chip-race\/[\w-]+|money\/(?:field|payable|stack-at-rebuy))\.ts/,
  },
  { name: 'kinds', of: /\/words\/src\/floor\/kind-list\/(?!de|en)|\/floor\/(?:searched|sought|KindTiles|PhaseIcon)/ },
  // the questions of an incident, without what rules by the answers
  {
    name: 'sheet',
    of: /\/packages\/floor\/src\/(?:kind-called|kinds-of-phase|incident-kind|alike|read-facts)|\/web\/src\/floor\/(?:used-kinds|facts\/(?!ToldFacts)|table\/(?!rulebook-asked)|hand\/(?:HandBar|floor-hand)|ruling\/AnswerBadge|scroll)/,
  },
  {
    name: 'told',
    of: /\/words\/src\/floor\/(?:say-ruling|catalogue|deal\/(?:told-cards|place-names|card-move-words)|tournament\/card-face)|\/floor\/find-kinds/,
  },
  { name: 'hand', of: /\/packages\/(?:hand\/|floor\/src\/(?:hand-after|commands-to-hand))/ },
  { name: 'rulings', of: /\/packages\/floor\/src\// },
  { name: 'cases', of: /\/packages\/floor\/cases\/|\/kinds-of-rule/ },
  { name: 'formats', of: /node_modules\/(?:zod|smol-toml)\/|\/packages\/formats\// },
  { name: 'chart', of: /\/web\/src\/identity\/(?:LineChart|chart-scale)/ },
  // how stacks are counted, at the desk and by a dealer
  {
    name: 'count',
    of: /\/web\/src\/count\/|\/tournament\/src\/(?:counts\/|play-time)|\/words\/(?:de|en)\/(?:count|counted)\.ts/,
  },
  // why something is proposed: fetched with the first proposal
  { name: 'reasons', of: /\/words\/src\/reasons\/say-|\/web\/src\/desk\/NightReasons/ },
  {
    name: 'desk',
    of: /\/words\/src\/(?:floor|policies\/(?!catalogue|say-policy|only-to-read))\/|\/web\/src\/(?:race\/(?:Pair|Rules|chip-said|table-sums)|desk\/(?!tables\/HandTold|penalties\/(?:BarFields|CountButtons|bar-draft|UnservedBefore|WhatHolds|after-removal|BreachPicker|book-list)|own\/|links\/|tally\/|columns\/|cashier\/|calls\/|papers\/table|bust-out\/(?!begun-draft\.)|AskDialog|NightReasons|ReasonForm|overview\/FineUnpaid)|setup\/players\/entering)/,
  },
  { name: 'policies', of: /\/words\/src\/policies\/(?:catalogue|say-policy|only-to-read)|\/policy-said|\/named-rule/ },
  // apart from what shows their answers, which brings the words of all policies along
  { name: 'house', of: /\/web\/src\/house\/(?:kept-drafts|new-house)/ },
  { name: 'draft', of: /\/web\/src\/house\/house-d/ },
  { name: 'answers', of: /\/words\/src\/house\/|\/web\/src\/house\// },
  // apart from what asks all rulebooks, which equities do not
  {
    name: 'calculators',
    of: /\/web\/src\/hands\/(?:calculators\/(?!across-books|Because|BookChoice|table-under-rules|odd-|pot-|minimum-|side-)|cards|suit|equity)/,
  },
  { name: 'hands', of: /\/words\/src\/hand|\/web\/src\/hands\// },
  { name: 'incidents', of: /\/web\/src\/(?:floor|wording|penalty)\// },
  { name: 'rules', of: /\/web\/src\/rules\// },
  { name: 'card-room', of: /\/web\/src\/room\// },
  { name: 'club', of: /\/web\/src\/(?:home|entry)\// },
  { name: 'directory', of: /\/web\/src\/setup\/people\// },
  // a chip race, led by the floor or by a dealer at his table
  { name: 'race', of: /\/web\/src\/(?:race\/|dealer\/table-desk)/ },
  // what walls say, and the page on which the club chooses it
  { name: 'said', of: /\/web\/src\/(?:wall\/said\/|words\/(?:de|en)\/said\.ts)/ },
  // a list that comes in, with its preview: players of a night, clubs and squads of a season
  { name: 'lists', of: /\/web\/src\/setup\/players\/import/i },
  {
    name: 'setup',
    of: /\/tournament\/src\/(?:check-structure|level-game)|\/web\/src\/(?!league\/|setup\/(?:new\/(?:SettingsDialog|setup-changes)|players\/(?:ReEntryButton|ForfeitStack|re-entry-now)|prizes\/|chips\/)|money\/(?:prices|bounty|rebuy|own-price\/OwnPriceField)|desk\/(?:penalties\/|tables\/(?:HandTold|TableMatters)|own\/|links\/|tally\/|columns\/|cashier\/|calls\/|papers\/table|bust-out\/(?!begun-draft\.)|AskDialog|NightReasons|ReasonForm|overview\/FineUnpaid))/,
  },
  // behind all others: what a season shares with other pages stays in theirs
  // what everybody reads of a season once he asks: figures, round cards
  { name: 'league-public', of: /\/web\/src\/league\/public\// },
  // how answers of a competition profile are said, which no table of a season needs
  {
    name: 'league-profile',
    of: /\/web\/src\/league\/(?:profile\/|AnswerSaid)|\/words\/src\/league\/(?:answers|questions|remarks)\/|\/packages\/league\/src\/profile\/(?:remarks|own-profile)|\/declaration\/blank/,
  },
  { name: 'league', of: /\/web\/src\/league\/(?!office\/)|\/words\/src\/league\/|\/packages\/league\// },
  { name: 'league-office', of: /\/web\/src\/league\/office\// },
  // what is asked for in a new night and at the desk, and which neither begins with
  { name: 'prices', of: /\/web\/src\/money\/prices\// },
  { name: 'prizes', of: /\/web\/src\/setup\/prizes\// },
  { name: 'bounties', of: /\/web\/src\/money\/(?:bounty|rebuy|own-price\/OwnPriceField)|\/tournament\/src\/money\// },
  { name: 'chips', of: /\/web\/src\/setup\/chips\/|\/tournament\/src\/chips\// },
  // what the desk asks for in a dialog, which is not what a new night begins with
  { name: 'dialogs', of: /\/web\/src\// },
];

export const PIECES = [
  // what every page begins with, whoever else asks for it
  {
    name: 'app',
    tags: ['$initial' as const],
    test: (id: string) => !id.includes('service-worker'),
    priority: SHARED.length + 1,
  },
  ...SHARED.map(({ name, of }, nth) => ({
    name,
    test: (id: string) => of.test(id),
    minShareCount: 2,
    priority: SHARED.length - nth,
  })),
];
