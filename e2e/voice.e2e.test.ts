import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, pageFaults, settled, WALL } from './browser.ts';
import { ClubNight } from './club-night.ts';
import { ownRiffle } from './own-riffle.ts';
import { picturesOf } from './pictured.ts';

const { riffle, browser } = await ownRiffle();
const pictured = picturesOf('voice');
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

  it('says so where it has no voice, and gives the tone', async () => {
    const mute = await wallWith([]);
    await mute.getByRole('button', { name: 'Ton und Bild' }).click();
    await mute.getByText('Dieses Gerät hat keine deutsche Stimme.').waitFor();
    await mute.getByRole('button', { name: 'Anhören: Neues Level' }).click();
    await settled(mute);
    expect(await pageFaults(mute)).toEqual([]);
    await pictured(mute, 'no-voice', false);
    expect(await spokenBy(mute)).toEqual([]);
  });
});
