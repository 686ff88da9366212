import './identity/base.css';
import './identity/base.css';
import { mount } from 'svelte';
import { language } from './language/language.svelte.ts';
import { startOutbox } from './outbox/outbox.svelte.ts';
import { startRouter } from './route/router.svelte.ts';
import { session } from './session/session.svelte.ts';
import App from './shell/App.svelte';

startRouter();
void session.refresh();
await language.start();

const target = document.querySelector('#app');
if (target === null) throw new Error('the page has no place for the app');
mount(App, { target });
startOutbox();

// a page that was opened by the laptop's address in the local network has no service worker
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js');
