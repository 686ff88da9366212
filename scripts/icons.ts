import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../e2e/browser.ts';

// The icons of the home screen, drawn from the sign of the app. A mask cuts up to a fifth off each side, and iOS rounds them itself.
const web = join(fileURLToPath(new URL('..', import.meta.url)), 'apps/web');
const sign = readFileSync(join(web, 'src/identity/favicon.svg'), 'utf8');
const square = sign.replace('rx="9" ', '');
const within = square.replace('translate(4 6) scale(.8 .875)', 'translate(8 9.5) scale(.6 .656)');
const icons: Readonly<Record<string, readonly [string, number]>> = {
  'icon-192': [sign, 192],
  'icon-512': [sign, 512],
  'icon-maskable-192': [within, 192],
  'icon-maskable-512': [within, 512],
  'apple-touch-icon': [square, 180],
};

const browser = await openBrowser();
const page = await browser.newPage();
for (const [name, [svg, size]] of Object.entries(icons)) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>html,body{margin:0;background:transparent}svg{display:block}</style>${svg}`);
  writeFileSync(join(web, `public/${name}.png`), await page.screenshot({ omitBackground: true }));
}
await browser.close();
