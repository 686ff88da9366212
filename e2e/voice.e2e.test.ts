import { fileURLToPath } from 'node:url';
import { minutes } from '@riffle/tournament';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { LAPTOP, openPage, PHONE, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('voice');
const picture = fileURLToPath(new URL('../docs/images/desk.en.png', import.meta.url));
let club: ClubNight;

beforeAll(async () => {
  club = await ClubNight.at(riffle, browser);
  await club.owned();
  await club.createUnderWay();
});

type Spoken = { readonly text: string; readonly lang: string };

/** A browser that has these voices and writes down what they say; each is done at once. */
async function wallWith(voices: readonly string[], language: 'de' | 'en' = 'de'): Promise<Page> {
  const page = await openPage(browser, WALL, language);
  await page.addInitScript((languages) => {
    const spoken: Spoken[] = [];
    const known = languages.map((lang) => ({ lang, name: `Voice ${lang}`, voiceURI: lang, localService: true }));
    const synthesis = {
      getVoices: () => known,
      addEventListener: () => undefined,
      cancel: () => undefined,
      speak: (said: { text: string; lang: string; onend: () => void }) => {
        spoken.push({ text: said.text, lang: said.lang });
        setTimeout(() => said.onend(), 10);
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    Object.assign(window, { spoken });
  }, voices);
  await page.goto(`${riffle.url}/wall/${(await club.night()).code}`);
  await settled(page);
  return page;
}
const spokenBy = (page: Page): Promise<readonly Spoken[]> =>
  page.evaluate(() => (window as unknown as { spoken: readonly Spoken[] }).spoken);
const nextLevel = async (): Promise<void> => {
  const { view } = await club.night();
  const levels = view.setup.levels.flatMap(({ kind }, index) => (kind === 'play' ? [index] : []));
  const level = levels.find((index) => index > (view.clock?.level ?? 0)) ?? 0;
  await club.commands({ type: 'JumpToLevel', level });
};

describe('a wall that speaks', () => {
  it('says a level as it begins, in German on one wall and in both languages on another; never what was so before', async () => {
    const german = await wallWith(['de-DE', 'en-GB']);
    const both = await wallWith(['de-DE', 'en-GB'], 'en');
    for (const page of [german, both]) {
      await page.keyboard.press('s');
      await page
        .getByText(/^(Ton an|Sound on)$/)
        .first()
        .waitFor({ state: 'attached' });
    }
    await both.getByRole('button', { name: 'Sound and screen' }).click();
    await both.getByLabel('Language of announcements').selectOption('de-en');
    expect(await pageFaults(both)).toEqual([]);
    await pictured(both, 'menu', false);
    await both.keyboard.press('Escape');
    expect([await spokenBy(german), await spokenBy(both)]).toEqual([[], []]);

    await nextLevel();
    await expect.poll(() => spokenBy(german)).toHaveLength(1);
    const [told] = await spokenBy(german);
    expect(told).toMatchObject({ lang: 'de-DE', text: expect.stringMatching(/^Level 2\. Blinds \d+, \d+\./) });
    await expect.poll(() => spokenBy(both)).toHaveLength(2);
    expect((await spokenBy(both)).map(({ lang }) => lang)).toEqual(['de-DE', 'en-GB']);
  });

  it('shows and says what the club has prepared, and what its preset and its sponsors are', async () => {
    const { desk } = club;
    await desk.goto(`${riffle.url}/walls`);
    await desk.getByLabel('Neue Ansage').fill('Die Küche schließt um 22 Uhr.');
    await desk.getByRole('button', { name: 'Hinzufügen' }).click();
    await desk.getByRole('button', { name: 'Entfernen: Die Küche schließt um 22 Uhr.' }).waitFor();
    await desk.locator('section[aria-labelledby=pictures] input[type=file]').setInputFiles(picture);
    await desk.getByLabel('Wen das Bild zeigt').waitFor();
    await desk.getByLabel('Wen das Bild zeigt').fill('Bäckerei Krume');
    await desk.getByLabel('Neue Folge').fill('Ligaabend');
    await desk.getByRole('button', { name: 'Anlegen' }).click();
    await desk.getByText('Spiel: wie üblich').click();
    await desk.getByRole('button', { name: 'Anpassen' }).locator('visible=true').click();
    for (const screen of ['Umsetzungen', 'Ausgeschieden', 'Kopfgelder', 'Sitzliste', 'Preise', 'Struktur', 'Chips'])
      await desk.getByRole('button', { name: `Entfernen: ${screen}` }).click();
    await desk.getByRole('button', { name: /^Eigenes … ?: Pause beginnt$/ }).click();
    await desk.getByLabel('Eigene Worte, deutsch').fill('Pause, {minutes} Minuten. Noch {left} dabei.');
    await desk.keyboard.press('Tab');
    await expect
      .poll(async () => (await (await desk.request.get(`${riffle.url}/api/club/wall`)).json()).events?.break?.texts?.de)
      .toContain('{minutes}');
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'walls', true);
    await desk.setViewportSize(PHONE);
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'walls-phone', true);
    await desk.setViewportSize(LAPTOP);

    const wall = await wallWith(['de-DE']);
    await wall.keyboard.press('s');
    await desk.goto(`${riffle.url}/nights/${club.id}/screens`);
    await desk.getByLabel('Was die Wände dieses Turniers der Reihe nach zeigen').selectOption({ label: 'Ligaabend' });
    await wall.getByRole('img', { name: 'Bäckerei Krume' }).waitFor();
    await settled(desk);
    expect(await pageFaults(desk)).toEqual([]);
    await pictured(desk, 'screens', true);
    await pictured(wall, 'sponsor', false);
    await desk.getByRole('button', { name: 'Zeigen und sagen' }).click();
    await wall.locator('footer').getByText('Die Küche schließt um 22 Uhr.').waitFor();
    await expect.poll(() => spokenBy(wall)).toEqual([{ lang: 'de-DE', text: 'Die Küche schließt um 22 Uhr.' }]);
    await club.commands({ type: 'BreakNow', duration: minutes(10) });
    await expect.poll(async () => (await spokenBy(wall)).at(-1)?.text).toBe('Pause, 10 Minuten. Noch 27 dabei.');
  });

  it('says so where it has no voice, and gives the tone', async () => {
    const mute = await wallWith([]);
    await mute.getByRole('button', { name: 'Ton und Bild' }).click();
    await mute.getByText('Dieses Gerät hat keine deutsche Stimme.').waitFor();
    await mute.getByRole('button', { name: 'Anhören: Neues Level' }).click();
    await settled(mute);
    expect(await pageFaults(mute)).toEqual([]);
    await pictured(mute, 'no-voice', false);
    await mute.setViewportSize(PHONE);
    await settled(mute);
    expect(await pageFaults(mute)).toEqual([]);
    await pictured(mute, 'menu-phone', false);
    expect(await spokenBy(mute)).toEqual([]);
  });
});
