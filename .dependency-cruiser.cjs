/** Who may import whom: docs/decisions/001-architecture.md. */
const pure = [
  'aggregate',
  'cards',
  'floor',
  'hand',
  'money',
  'people',
  'rulebooks',
  'table',
  'tournament',
  'wire',
  'words',
];
const neighbours = {
  aggregate: [],
  cards: [],
  rulebooks: [],
  people: [],
  money: [],
  table: [],
  hand: ['aggregate', 'cards', 'rulebooks', 'table'],
  tournament: ['aggregate', 'cards', 'money', 'people', 'rulebooks', 'table'],
  floor: ['aggregate', 'cards', 'hand', 'people', 'rulebooks', 'table', 'tournament'],
  words: ['aggregate', 'cards', 'floor', 'hand', 'people', 'rulebooks', 'table', 'tournament'],
  wire: ['aggregate', 'people', 'rulebooks', 'tournament'],
  journal: [],
  formats: [
    'aggregate',
    'cards',
    'floor',
    'hand',
    'money',
    'people',
    'rulebooks',
    'table',
    'tournament',
    'wire',
    'words',
  ],
};
const allowed = Object.entries(neighbours).map(([name, may]) => ({
  name: `layers-${name}`,
  severity: 'error',
  comment: `packages/${name} imports only: ${may.join(', ') || 'nothing of ours'}`,
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|apps|bench)/', pathNot: `^packages/(${[name, ...may].join('|')})/` },
}));

/** The web app, from below: on what a folder may stand besides the packages. docs/decisions/010-web-structure.md */
const ground = {
  words: [],
  language: ['words'],
  identity: ['language'],
  route: [],
  ask: ['language'],
  session: ['ask'],
  live: ['language'],
  notices: ['identity', 'language', 'route'],
  commands: ['ask', 'notices'],
  shelf: ['ask', 'language', 'route'],
  outbox: ['ask', 'identity', 'language', 'route', 'session'],
  night: [],
  penalty: ['identity', 'language'],
};
/** The pages stand on all of that, and on one another only as listed here. */
const pages = {
  desk: ['floor', 'setup'],
  entry: [],
  floor: ['hands'],
  hands: [],
  home: [],
  house: ['rules'],
  player: ['wall'],
  rules: ['floor'],
  setup: [],
  wall: [],
};
const webFolder = (name, may) => ({
  name: `layers-web-${name}`,
  severity: 'error',
  comment: `apps/web/src/${name} imports only: ${may.join(', ') || 'nothing of the app'}`,
  from: { path: `^apps/web/src/${name}/` },
  to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${[name, ...may].join('|')})/` },
});
const web = [
  ...Object.entries(ground).map(([name, may]) => webFolder(name, may)),
  ...Object.entries(pages).map(([name, may]) => webFolder(name, [...Object.keys(ground), ...may])),
  {
    name: 'layers-web-unlisted',
    severity: 'error',
    comment: 'A folder of the web app has its line above.',
    from: {
      path: '^apps/web/src/[^/]+/',
      pathNot: `^apps/web/src/(shell|service-worker|${[...Object.keys(ground), ...Object.keys(pages)].join('|')})/`,
    },
    to: {},
  },
  {
    name: 'layers-web-server',
    severity: 'error',
    comment: 'The browser speaks with the server over the wire alone.',
    from: { path: '^apps/web/' },
    to: { path: '^(packages/journal|apps/(?!web/)|bench)' },
  },
];

module.exports = {
  forbidden: [
    ...allowed,
    ...web,
    {
      name: 'pure-domain',
      severity: 'error',
      comment: 'A domain package imports no node module and no npm package.',
      from: { path: `^packages/(${pure.join('|')})/(src|cases)`, pathNot: '[.]test[.]ts$|/test/' },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer'] },
    },
    {
      name: 'no-way-round-the-index',
      severity: 'error',
      comment: 'A package is imported through its index.',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: [
          '^packages/[^/]+/src/((simulation|hands|csv|fast)/)?index[.]ts$',
          '^$1/$2/',
          '^packages/[^/]+/src/testing[.]ts$',
        ],
      },
    },
    {
      name: 'logic-without-its-cases',
      severity: 'error',
      comment: 'The worked cases and the oracle know how rulings are made; nothing that rules knows them.',
      from: { path: '^packages/floor/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/floor/(cases|oracle)/' },
    },
    {
      name: 'oracle-for-tests',
      severity: 'error',
      comment: 'What rulings are held against is never shipped.',
      from: { pathNot: '^packages/floor/oracle/' },
      to: { path: '^packages/floor/oracle/' },
    },
    {
      name: 'cases-through-their-index',
      severity: 'error',
      from: { pathNot: '^packages/floor/' },
      to: { path: '^packages/floor/cases/', pathNot: '^packages/floor/cases/index[.]ts$' },
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|[.]tsc|[.]svelte-check)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.svelte', '.mts', '.js', '.mjs', '.json'],
    },
  },
};
