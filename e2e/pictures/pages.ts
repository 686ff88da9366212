import type { Page } from 'playwright-core';
import { settled } from '../browser.ts';
import { COUNTED_SIGHTS } from './counted-sights.ts';
import { LEAGUE_DAY_SIGHTS } from './league-day-sights.ts';
import { PROFILE_SIGHTS } from './league-profile-sights.ts';
import { LEAGUE_SIGHTS } from './league-sights.ts';
import { HOUSE, type Pictured, type State } from './nights.ts';
import { POINTS_SIGHTS } from './points-sights.ts';
import { ROOM_SIGHTS } from './room-sights.ts';
import { type Sight, staff, visitor } from './sight.ts';
import { FILE_SIGHTS } from './template-file-sights.ts';

export const SIZES = {
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  laptop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const;

const TABS = [
  'overview',
  'tables',
  'players',
  'money',
  'papers',
  'structure',
  'rulings',
  'penalties',
  'log',
  'screens',
] as const;
const desk = (state: State, tab: (typeof TABS)[number]): Sight =>
  staff(`desk-${state}-${tab}`, (nights) => `/nights/${nights[state].id}${tab === 'overview' ? '' : `/${tab}`}`);

/** The first name in the list of those who could hold this phone. */
const asMyself = async (page: Page): Promise<void> => {
  const names = page.getByRole('list').getByRole('button');
  const choose = page.getByRole('button', { name: /^(Anderen Namen wählen|Choose another name)$/ });
  await names.or(choose).first().waitFor();
  // after the end the result comes first
  if (await choose.isVisible()) await choose.click();
  await names.first().click();
};

/** The players in columns; the device keeps it so. */
const inColumns = async (page: Page): Promise<void> => {
  const table = page.getByRole('region', { name: /^(Spieler mit gewählten Spalten|Players with chosen columns)$/ });
  const turn = page.getByRole('button', { name: /^(Spalten|Columns)$/ });
  await turn.or(table).first().waitFor();
  if (await turn.isVisible()) await turn.click();
  await table.waitFor();
};

/** By his own link, with his receipts open. */
const ownEvening =
  (state: State) =>
  async (page: Page, nights: Pictured): Promise<void> => {
    await page.evaluate((token) => {
      location.hash = token;
    }, nights[state].own);
    const mine = page.getByRole('tab', { name: /^(Mein Platz|My seat)$/ });
    const receipts = page.getByText(/^(Belege|Receipts)/);
    await mine.click();
    await receipts.click();
  };

/** Somebody with a long name, once for each device. */
const signUp = async (page: Page): Promise<void> => {
  const name = page.getByLabel(/^(Vor- und Nachname|First and last name)$/);
  const own = page.getByText(/^(Ihr eigener Link|Your own link)$/);
  await name.or(own).first().waitFor();
  if (await name.isVisible()) {
    await name.fill('Maximilian-Alexander Freiherr von Grabow-Wusterhausen');
    await page.locator('button[type=submit]').click();
  }
  await own.click();
};

/** What is put to those who are in. */
const theDeal = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Deal ansehen|Look at the deal)$/ }).click();
  await page.locator('dialog[open] ul').waitFor();
};

/** Somebody of the list, by a part of his name. */
const aPlayer =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    const row = page.getByRole('listitem').getByRole('button', { name }).first();
    // the device keeps it where players were last shown in columns
    const asList = page.getByRole('button', { name: /^(Liste|List)$/ });
    await row.or(asList).first().waitFor();
    if (await asList.isVisible()) await asList.click();
    await row.click();
    await page.locator('dialog[open]').waitFor();
  };
const LONGEST = /Donaudampf/;

/** Every page of the app that is not the wall, in every state that changes it. */
export const SIGHTS: readonly Sight[] = [
  visitor('home-visitor', '/'),
  staff('home', '/'),
  ...['new', 'people', 'staff', 'account', 'club', 'backups', 'walls', 'import', 'bin', 'totals', 'days'].map((page) =>
    staff(page, `/${page}`),
  ),
  staff('new-proposed', '/new', async (page) => {
    await page.getByRole('button', { name: /^(Vorschlagen|Propose) …$/ }).click();
    await page.locator('dialog[open] table').waitFor();
  }),
  visitor('sign-in', '/sign-in'),
  visitor('join', '/join'),
  visitor('secure', '/secure'),
  ...TABS.map((tab) => desk('play', tab)),
  ...(['planned', 'drawn', 'break', 'final', 'over'] as const).map((state) => desk(state, 'overview')),
  desk('planned', 'players'),
  desk('over', 'players'),
  desk('planned', 'tables'),
  staff(
    'desk-bust-out',
    (nights) => `/nights/${nights.play.id}`,
    async (page) => {
      await page.keyboard.press('x');
      await page.locator('dialog[open]').waitFor();
    },
  ),
  staff(
    'desk-give-penalty',
    (nights) => `/nights/${nights.play.id}/penalties`,
    async (page) => {
      await page.getByRole('button', { name: /^(Strafe geben|Give a penalty)/ }).click();
      const dialog = page.locator('dialog[open]');
      await dialog.getByRole('searchbox').fill('T57');
      await dialog.getByRole('radio').first().click();
      await dialog.getByRole('radio').first().waitFor();
    },
  ),
  // with what it wins in bounties
  staff(
    'desk-bust-out-told',
    (nights) => `/nights/${nights.bubble.id}`,
    async (page) => {
      await page.keyboard.press('x');
      await page.locator('dialog[open] .content button').first().click();
      await page.locator('dialog[open] .choices button').first().click();
      await page.locator('dialog[open] #bounty-title').waitFor();
    },
  ),
  ...(['planned', 'play'] as const).map((state) =>
    staff(
      `desk-${state}-chips`,
      (nights) => `/nights/${nights[state].id}/structure`,
      async (page) => {
        await page.getByRole('button', { name: 'Chips …' }).click();
        await page.locator('dialog[open]').waitFor();
      },
    ),
  ),
  staff('desk-deal', (nights) => `/nights/${nights.deal.id}`, theDeal),
  staff(
    'desk-deal-draft',
    (nights) => `/nights/${nights.deal.id}`,
    async (page) => {
      await theDeal(page);
      await page.getByRole('button', { name: /^(Neu rechnen|Work it out anew)$/ }).click();
      await page.locator('dialog[open] table').waitFor();
    },
  ),
  staff(
    'desk-keys',
    (nights) => `/nights/${nights.play.id}`,
    async (page) => {
      await page.keyboard.press('?');
      await page.locator('dialog[open]').waitFor();
    },
  ),
  ...(['v', 'h'] as const).map((key) =>
    staff(
      `desk-key-${key}`,
      (nights) => `/nights/${nights.play.id}`,
      async (page) => {
        await page.keyboard.press(key);
        await page.locator('dialog[open]').waitFor();
      },
    ),
  ),
  staff(
    'desk-own-link',
    (nights) => `/nights/${nights.play.id}/money`,
    async (page) => {
      await page.getByRole('listitem').getByRole('button').first().click();
      await page.getByRole('button', { name: /^(Eigener Link|Own link) …$/ }).click();
      await page.getByRole('img', { name: /^QR/ }).waitFor();
    },
  ),
  ...(['planned', 'drawn', 'play', 'break', 'final', 'bubble', 'deal', 'over'] as const).flatMap((state) => [
    visitor(`player-${state}-choose`, (nights) => `/e/${nights[state].code}`),
    visitor(`player-${state}`, (nights) => `/e/${nights[state].code}`, asMyself),
    visitor(`player-${state}-own`, (nights) => `/e/${nights[state].code}`, ownEvening(state)),
  ]),
  visitor('sign-up', (nights) => `/s/${nights.signUp.code}`),
  visitor('sign-up-own', (nights) => `/s/${nights.signUp.code}`, signUp),
  staff('leagues', '/leagues'),
  staff('leagues-open', '/leagues', async (page) => {
    await page.getByRole('button', { name: /^(Saison eröffnen|Open a season) …$/ }).click();
    await page.locator('dialog[open] details').first().waitFor();
  }),
  staff('league', (nights) => `/leagues/${nights.league.id}`),
  ...(['clubs', 'players', 'days', 'tables', 'accounts', 'log'] as const).map((tab) =>
    staff(`league-${tab}`, (nights) => `/leagues/${nights.league.id}/${tab}`),
  ),
  staff('league-day', (nights) => `/leagues/${nights.league.id}/days?division=1&round=1`),
  ...(
    [
      ['card', /^(Rundenkarte eintragen|Enter a round card) …$/],
      ['event', /^(Teamturnier|Team event) A …$/],
      ['about', /^(Vermerken|Note) …$/],
    ] as const
  ).map(([what, name]) =>
    staff(
      `league-day-${what}`,
      (nights) => `/leagues/${nights.league.id}/days?division=1&round=1`,
      async (page) => {
        await page.getByRole('button', { name }).first().click();
        await page.locator('dialog[open] form').waitFor();
      },
    ),
  ),
  staff('league-day-next', (nights) => `/leagues/${nights.league.id}/days?division=1&round=3`),
  ...(
    [
      ['officials', /^(Leitung|Officials) …$/],
      ['line-up', /^(Aufstellung|Line-up) …$/],
      ['told', /^(Punkte|Points) …$/],
    ] as const
  ).map(([what, name]) =>
    staff(
      `league-day-${what}`,
      (nights) => `/leagues/${nights.league.id}/days?division=1&round=3`,
      async (page) => {
        await page.getByRole('button', { name }).first().click();
        await page.locator('dialog[open] form').waitFor();
      },
    ),
  ),
  ...(
    [
      ['clubs-link', 'clubs', /^(Link des Vereins|The club’s link) …$/],
      ['clubs-apply', 'clubs', /^(Lizenz beantragen|Apply for a licence) …$/],
      ['players-register', 'players', /^(Spieler eintragen|Enter a player) …$/],
      ['days-plan', 'days', /^(Spieltag ansetzen|Plan a match day) …$/],
      ['accounts-impose', 'accounts', /^(Sanktion|Sanction) …$/],
      ['log-undo', 'log', /^(Zurücknehmen|Take back) …$/],
    ] as const
  ).map(([what, tab, name]) =>
    staff(
      `league-${what}`,
      (nights) => `/leagues/${nights.league.id}/${tab}`,
      async (page) => {
        await page.getByRole('button', { name }).first().click();
        await page.locator('dialog[open]').waitFor();
      },
    ),
  ),
  ...PROFILE_SIGHTS,
  visitor('league-public', (nights) => `/l/${nights.league.code}`),
  visitor(
    'league-public-why',
    (nights) => `/l/${nights.league.code}`,
    async (page) => {
      await page.getByRole('row').getByRole('button').nth(1).click();
    },
  ),
  ...(['Spieltage|Match days', 'Vereine|Clubs'] as const).map((name, nth) =>
    visitor(
      `league-public-${nth === 0 ? 'days' : 'clubs'}`,
      (nights) => `/l/${nights.league.code}`,
      async (page) => {
        await page.getByRole('tab', { name: new RegExp(name) }).click();
      },
    ),
  ),
  visitor(
    'league-public-cards',
    (nights) => `/l/${nights.league.code}`,
    async (page) => {
      await page.getByRole('tab', { name: /Spieltage|Match days/ }).click();
      await page.getByText(/^(Rundenkarten|Round cards)$/).click();
      await page.getByRole('table').first().waitFor();
    },
  ),
  visitor(
    'league-public-statistics',
    (nights) => `/l/${nights.series}`,
    async (page) => {
      await page.getByRole('tab', { name: /Statistik|Statistics/ }).click();
      await page.getByRole('table').first().waitFor();
    },
  ),
  visitor('league-wall', (nights) => `/l/${nights.league.code}/wall`),
  visitor(
    'league-captain',
    (nights) => `/l/${nights.league.code}/captain#${nights.league.captain}`,
    async (page) => {
      await page.getByText(/^(Nicht spielberechtigt|May not play) \(/).click();
    },
  ),
  ...LEAGUE_SIGHTS,
  visitor('league-club', (nights) => `/l/${nights.league.code}/club#${nights.league.club}`),
  ...ROOM_SIGHTS,
  visitor('dealer', (nights) => `/t/${nights.play.code}#${nights.play.dealer}`),
  visitor(
    'dealer-small-chips',
    (nights) => `/t/${nights.break.code}#${nights.break.dealer}`,
    async (page) => {
      await page.getByRole('button', { name: /^(Kleine Chips tauschen|Change small chips)/ }).click();
      await page.locator('dialog[open] form').waitFor();
    },
  ),
  ...(['shootOut', 'bracket', 'heats', 'timeUp', 'lastHands', 'ended'] as const).flatMap((form) => [
    { ...staff(`form-${form}-desk`, (nights) => `/nights/${nights.formats[form].id}`), byNight: true },
    visitor(`form-${form}-player`, (nights) => `/e/${nights.formats[form].code}`, asMyself),
  ]),
  { ...staff('desk-together', (nights) => `/nights/${nights.formats.together.id}`), byNight: true },
  staff(
    'desk-call-off',
    (nights) => `/nights/${nights.formats.heats.id}`,
    async (page) => {
      await page.getByRole('button', { name: /^(Turnier absagen|Call the tournament off) …$/ }).click();
      await page.locator('dialog[open] form').waitFor();
    },
  ),
  staff(
    'day-bags',
    (nights) => `/nights/${nights.formats.lastHands.id}`,
    async (page) => {
      await page.getByRole('button', { name: /^(Stacks eintüten|Bag the stacks|Bag stacks) …$/ }).click();
      await page.locator('dialog[open] form, dialog[open] input').first().waitFor();
    },
  ),
  { ...staff('day-event', (nights) => `/days/${nights.formats.event}`), byNight: true },
  { ...staff('day-event-opened', (nights) => `/days/${nights.formats.opened}`), byNight: true },
  staff(
    'day-event-undo',
    (nights) => `/days/${nights.formats.opened}`,
    async (page) => {
      await page.getByRole('button', { name: /^(Zurücknehmen|Undo): / }).click();
      await page.locator('dialog[open] li').first().waitFor();
    },
  ),
  staff(
    'day-event-ends',
    (nights) => `/days/${nights.formats.event}`,
    async (page) => {
      await page
        .getByRole('button', { name: /^(Ende ändern|Change the end) …$/ })
        .first()
        .click();
      await page.locator('dialog[open] input').waitFor();
    },
  ),
  {
    ...staff(
      'desk-by-hand',
      (nights) => `/nights/${nights.play.id}/players`,
      async (page) => {
        await aPlayer(/Gül/)(page);
        await page.getByRole('button', { name: /^(Von Hand|By hand) …$/ }).click();
        await page.getByLabel(/^(Punkte dazu oder weg|Points more or fewer)/).fill('viel');
        await page.getByLabel(/^(Geld vom Haus|Money from the house)/).fill('mehr');
        await page.getByRole('button', { name: /^(Buchen|Book)$/ }).click();
        await page.getByText(/^(Ohne Begründung|Not without a reason)/).waitFor();
      },
    ),
    byNight: true,
  },
  staff(
    'desk-forfeit',
    (nights) => `/nights/${nights.handMoney.forfeits}/players`,
    async (page) => {
      await aPlayer(/Gül/)(page);
      await page.getByLabel(/^(Gezählter Stack|Stack as counted)$/).fill('12500');
      await page.getByRole('button', { name: /^(Stack aufgeben, Re-Entry|Give up the stack, re-entry)/ }).waitFor();
    },
  ),
  staff(
    'till-forfeit',
    (nights) => `/nights/${nights.handMoney.forfeits}/money`,
    async (page) => {
      await aPlayer(LONGEST)(page);
      await page.getByLabel(/^(Gezählter Stack|Stack as counted)$/).fill('12500');
      await page.getByRole('button', { name: /^(Stack aufgeben, Re-Entry|Give up the stack, re-entry)/ }).waitFor();
    },
  ),
  { ...staff('desk-fined', (nights) => `/nights/${nights.handMoney.fined}`), byNight: true },
  { ...staff('till-fined', (nights) => `/nights/${nights.handMoney.fined}/money`, aPlayer(LONGEST)), byNight: true },
  staff('penalties-fined', (nights) => `/nights/${nights.handMoney.fined}/penalties`),
  staff(
    'desk-lot',
    (nights) => `/nights/${nights.play.id}/players`,
    async (page) => {
      await page.getByRole('button', { name: /^(Auslosen|Draw one)$/ }).click();
      const dialog = page.locator('dialog[open]');
      await dialog.locator('summary').first().click();
      await dialog.getByRole('button', { name: /^(Niemand|Nobody)$/ }).waitFor();
    },
  ),
  { ...staff('desk-columns', (nights) => `/nights/${nights.play.id}/players`, inColumns), byNight: true },
  staff(
    'desk-columns-chosen',
    (nights) => `/nights/${nights.play.id}/players`,
    async (page) => {
      await inColumns(page);
      await page.getByRole('button', { name: /^(Spalten wählen|Choose columns)$/ }).click();
      await page.locator('dialog[open] ol').waitFor();
    },
  ),
  ...COUNTED_SIGHTS,
  ...POINTS_SIGHTS,
  ...LEAGUE_DAY_SIGHTS,
  ...FILE_SIGHTS,
  staff('race', (nights) => `/nights/${nights.play.id}/race`),
  staff('count', (nights) => `/nights/${nights.play.id}/count`),
  staff('count-planned', (nights) => `/nights/${nights.planned.id}/count`),
  staff('count-board', (nights) => `/nights/${nights.break.id}/count`),
  staff(
    'count-table',
    (nights) => `/nights/${nights.break.id}/count`,
    async (page) => {
      await page.locator('.tables a').first().click();
      await page.getByRole('heading', { level: 1, name: /^(Tisch|Table) / }).waitFor();
      await settled(page);
    },
  ),
  staff('race-planned', (nights) => `/nights/${nights.planned.id}/race`),
  staff('race-board', (nights) => `/nights/${nights.break.id}/race`),
  ...(
    [
      ['done', /fertig|done/],
      ['counted', /(gezählt|counted), /],
      ['open', /nicht gezählt|not counted/],
    ] as const
  ).map(([stand, said]) =>
    staff(
      `race-table-${stand}`,
      (nights) => `/nights/${nights.break.id}/race`,
      async (page) => {
        await page.locator('.tables a').filter({ hasText: said }).first().click();
        await page.getByRole('heading', { level: 1, name: /^(Tisch|Table) / }).waitFor();
        await settled(page);
      },
    ),
  ),
  staff(
    'night-floor-acts',
    (nights) => `/floor/dispute?night=${nights.play.id}`,
    async (page) => {
      await page.getByRole('button', { name: /^(So entschieden|Ruled like this)$/ }).click();
      const dialog = page.locator('dialog[open]');
      await dialog.getByLabel(/^(Tisch|Table)$/).selectOption({ index: 1 });
      await dialog.getByRole('group', { name: /^(Führt Riffle aus|Riffle does this)$/ }).waitFor();
    },
  ),
  staff('night-floor', (nights) => `/nights/${nights.play.id}/floor`),
  ...[
    visitor('floor', '/floor'),
    visitor('floor-facts', '/floor/undercall?book=pvb'),
    visitor('floor-answered', '/floor/undercall?book=gcb#toFace=1000&inFront=500&bettors=2'),
    visitor('floor-ruling', '/floor/boardTooEarly?book=pvb#street=turn&shown=["Kd"]'),
    visitor('floor-cards', '/floor/fourCardFlop?book=pvb#flop=["As","7d","7c","2h"]'),
    visitor('floor-chips', '/floor/hiddenChips'),
    visitor('floor-race', '/floor/raceDispute'),
    visitor('floor-not-found', '/floor/no-such-thing'),
    visitor('quiz', '/floor/quiz'),
    visitor('rule-of-case', '/rules/gcb/T37.A4'),
  ].map((sight) => ({ ...sight, byNight: true })),
  visitor('rules', '/rules'),
  visitor('rules-book', '/rules/gcb'),
  visitor('compare', '/rules/compare'),
  visitor('compare-three', '/rules/compare?books=gcb.tda55.oepbl'),
  visitor('rule', '/rules/gcb/T10.A1'),
  staff('houses', '/rules/house'),
  staff('house', `/rules/house/${HOUSE}`),
  staff('texts', '/rules/texts'),
  visitor('hands', '/hands'),
  ...['equities', 'side-pots', 'odd-chips', 'pot-limit', 'minimum-raise'].map((which) =>
    visitor(`calculator-${which}`, `/hands/calculators/${which}`),
  ),
  visitor('replay', '/hands/replay'),
  visitor('not-found', '/nothing-here'),
];

/** The wall in every state; whoever looks at it cannot scroll. */
export const WALLS: readonly Sight[] = [
  ...(['planned', 'drawn', 'play', 'moving', 'break', 'final', 'bubble', 'over'] as const).map((state) =>
    visitor(`wall-${state}`, (nights) => `/wall/${nights[state].code}`),
  ),
  ...(['shootOut', 'bracket', 'heats', 'timeUp', 'lastHands', 'ended'] as const).map((form) =>
    visitor(`wall-${form}`, (nights) => `/wall/${nights.formats[form].code}`),
  ),
  visitor('wall-counted', (nights) => `/wall/${nights.counted.code}`),
];
