/** Who may import whom: docs/decisions/001-architecture.md. */
/** The only package that keeps anything; every other one is a domain package, or read and written by pure functions. */
const impure = ['journal'];
/** What a package that is pure otherwise takes from npm. */
const parsers = { formats: ['fflate', 'saxen', 'smol-toml', 'zod'] };
const neighbours = {
  aggregate: [],
  cards: [],
  rulebooks: [],
  people: [],
  money: ['formula'],
  signup: ['aggregate', 'people'],
  cardroom: ['aggregate', 'money', 'people', 'rulebooks', 'table'],
  table: [],
  formula: [],
  hand: ['aggregate', 'cards', 'rulebooks', 'table'],
  tournament: ['aggregate', 'cards', 'formula', 'hand', 'money', 'people', 'rulebooks', 'table'],
  league: ['aggregate', 'money', 'people', 'rulebooks', 'tournament'],
  floor: ['aggregate', 'cards', 'hand', 'people', 'rulebooks', 'table', 'tournament'],
  words: [
    'aggregate',
    'cardroom',
    'cards',
    'floor',
    'formats',
    'formula',
    'hand',
    'league',
    'money',
    'people',
    'rulebooks',
    'signup',
    'table',
    'tournament',
  ],
  wire: ['aggregate', 'cardroom', 'league', 'people', 'rulebooks', 'signup', 'tournament'],
  journal: [],
  formats: [
    'aggregate',
    'cards',
    'floor',
    'formula',
    'hand',
    'money',
    'people',
    'rulebooks',
    'table',
    'tournament',
    'wire',
  ],
};
const allowed = Object.entries(neighbours).map(([name, may]) => ({
  name: `layers-${name}`,
  severity: 'error',
  comment: `packages/${name} imports only: ${may.join(', ') || 'nothing of ours'}`,
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|apps|bench|trials)/', pathNot: `^packages/(${[name, ...may].join('|')})/` },
}));
/** The web app, from below: on what a folder may stand besides the packages. docs/decisions/010-web-structure.md */
const ground = {
  words: [],
  language: ['words'],
  identity: ['language'],
  route: [],
  ask: ['language'],
  session: ['ask', 'language'],
  device: [],
  live: ['language'],
  notices: ['identity', 'language', 'route', 'shelf'],
  commands: ['ask', 'language', 'notices'],
  shelf: ['ask', 'language', 'route'],
  wording: ['ask', 'identity', 'language', 'route', 'session'],
  outbox: ['ask', 'identity', 'language', 'route', 'session'],
  night: ['identity', 'language', 'notices', 'route', 'session'],
  penalty: ['ask', 'identity', 'language', 'notices', 'shelf'],
  link: ['ask', 'live'],
  rounds: ['identity', 'language'],
};
/** The pages stand on all of that, and on one another only as listed here. */
const pages = {
  backups: [],
  count: ['desk'],
  dealer: ['count', 'desk', 'race'],
  days: [],
  desk: ['floor', 'money', 'setup'],
  entry: [],
  floor: ['hands'],
  hands: [],
  home: [],
  house: ['rules'],
  league: ['home', 'house', 'money', 'setup'],
  money: ['templates'],
  player: ['money', 'wall'],
  race: ['desk', 'floor'],
  room: ['home', 'money', 'setup'],
  rules: ['floor'],
  secure: [],
  setup: ['money', 'templates'],
  signup: [],
  templates: [],
  totals: [],
  wall: ['money'],
  walls: ['wall'],
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
    to: { path: '^(packages/journal|apps/(?!web/)|bench|trials)' },
  },
];

const pure = Object.keys(neighbours).filter((name) => !impure.includes(name));
/** Which of packages, apps and bench the others do not know. */
const shut = {
  'apps/server': ['apps/web', 'apps/cli', 'bench', 'trials'],
  'apps/cli': ['apps/web', 'bench', 'trials'],
  bench: ['apps/web', 'apps/cli', 'trials'],
  trials: ['apps/web', 'apps/cli', 'bench'],
};
const apart = Object.entries(shut).map(([name, never]) => ({
  name: `layers-${name.replace('/', '-')}`,
  severity: 'error',
  comment: `${name} imports none of: ${never.join(', ')}`,
  from: { path: `^${name}/` },
  to: { path: `^(${never.join('|')})/` },
}));
const outside = ['core', 'npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-bundled', 'npm-no-pkg', 'npm-unknown'];
const pureExcept = (names, but) => ({
  severity: 'error',
  from: { path: `^packages/(${names.join('|')})/(src|cases)`, pathNot: '[.]test[.]ts$|/testing[.]ts$' },
  to: { dependencyTypes: outside, ...(but.length > 0 ? { pathNot: but } : {}) },
});
module.exports = {
  forbidden: [
    ...allowed,
    ...web,
    ...apart,
    {
      name: 'pure-domain',
      comment: 'A domain package imports no node module and no npm package.',
      ...pureExcept(
        pure.filter((name) => parsers[name] === undefined),
        [],
      ),
    },
    ...Object.entries(parsers).map(([name, but]) => ({
      name: `pure-${name}`,
      comment: `packages/${name} imports no node module, and from npm only: ${but.join(', ')}`,
      ...pureExcept(
        [name],
        but.map((parser) => `^node_modules/${parser}/`),
      ),
    })),
    {
      name: 'no-way-round-the-index',
      severity: 'error',
      comment: 'A package is imported through its index.',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/([^/]+)/src/',
        pathNot: [
          '^packages/[^/]+/src/((simulation|by-hand|generator|forecast|multiday|hands|csv|fast|problems)/)?index[.]ts$',
          '^packages/floor/src/(joined|kinds-of-phase)[.]ts$',
          '^packages/rulebooks/src/breaches[.]ts$',
          '^$1/$2/',
          '^packages/[^/]+/src/testing[.]ts$',
        ],
      },
    },
    {
      name: 'a-night-knows-no-hand',
      severity: 'error',
      comment: 'A night is told of no cards: only nights that are played hand by hand deal them.',
      from: { path: '^packages/tournament/src/', pathNot: '^packages/tournament/src/by-hand/' },
      to: { path: '^packages/hand/' },
    },
    {
      name: 'words-without-what-rules',
      severity: 'error',
      comment:
        'Every process loads the words, and what rules on incidents is large: they know the kinds by name and type.',
      from: { path: '^packages/words/src/', pathNot: '[.]test[.]ts$' },
      to: { path: '^packages/floor/src/index[.]ts$', dependencyTypesNot: ['type-only'] },
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
    {
      name: 'sqlite-in-its-stores',
      severity: 'error',
      comment: 'Whoever keeps something asks a port: the journal, or the club’s own tables.',
      from: { pathNot: '^(packages/journal|apps/server/src/club/sqlite)/|[.]test[.]ts$' },
      to: { path: '^(node:)?sqlite$' },
    },
    {
      name: 'postgres-in-its-stores',
      severity: 'error',
      comment: 'Whoever keeps something asks a port: the journal, or the club’s own tables.',
      from: { pathNot: '^packages/journal/src/postgres/' },
      to: { path: '(^|/)node_modules/(pg|pg-[a-z]+)/' },
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    // what is imported from npm is not followed, but seen
    exclude: { path: '^(?!.*node_modules/).*(^|/)(dist|[.]tsc|[.]svelte-check)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.svelte', '.mts', '.js', '.mjs', '.json'],
    },
  },
};
