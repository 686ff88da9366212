import { walkEveryPage } from './pictures/walk-every-page.ts';

await walkEveryPage('de');
