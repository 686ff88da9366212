import './identity/base.css';
import { mount } from 'svelte';
import { askEarly } from './ask/early.ts';
import { listenForInstalling } from './device/installing.svelte.ts';
import { language } from './language/language.svelte.ts';
import { guessTime } from './live/clock.svelte.ts';
import { startOutbox } from './outbox/outbox.svelte.ts';
import { firstAsked } from './route/openings.ts';
import { router, startRouter } from './route/router.svelte.ts';
import { session } from './session/session.svelte.ts';
import App from './shell/App.svelte';
import { keepApp } from './shell/keep-app.ts';
import { loadPage } from './shell/pages.ts';

askEarly(firstAsked(location.pathname), guessTime);
startRouter();
listenForInstalling();
void session.refresh();
// side by side with the words; what goes wrong is said by whoever shows the page
loadPage(router.route.page).catch(() => undefined);
void language.start().then(() => {
  const target = document.querySelector('#app');
  if (target === null) throw new Error('the page has no place for the app');
  mount(App, { target });
  startOutbox();
  keepApp();
});
