/** Who may import whom: docs/decisions/001-architecture.md. */
const pure = ['aggregate', 'cards', 'floor', 'hand', 'rulebooks', 'table', 'tournament', 'wire', 'words'];
const neighbours = {
  aggregate: [],
  cards: [],
  rulebooks: [],
  table: [],
  hand: ['aggregate', 'cards', 'rulebooks', 'table'],
  tournament: ['aggregate', 'cards', 'rulebooks', 'table'],
  floor: ['aggregate', 'cards', 'hand', 'rulebooks', 'table', 'tournament'],
  words: ['aggregate', 'cards', 'floor', 'hand', 'rulebooks', 'table', 'tournament'],
  wire: ['aggregate', 'rulebooks', 'tournament'],
  journal: [],
  formats: ['aggregate', 'cards', 'floor', 'hand', 'rulebooks', 'table', 'tournament', 'wire', 'words'],
};
const allowed = Object.entries(neighbours).map(([name, may]) => ({
  name: `layers-${name}`,
  severity: 'error',
  comment: `packages/${name} imports only: ${may.join(', ') || 'nothing of ours'}`,
  from: { path: `^packages/${name}/` },
  to: { path: '^(packages|apps|bench)/', pathNot: `^packages/(${[name, ...may].join('|')})/` },
}));
module.exports = {
  forbidden: [
    ...allowed,
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
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '[.]svelte$' } },
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
