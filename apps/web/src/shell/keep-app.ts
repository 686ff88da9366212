/** Where the network went while the app was fetched, it is fetched again after so long. */
const AGAIN = 30_000;

/** The whole app for when there is no network: fetched when the page itself has come, so that it does not wait for it. */
export function keepApp(): void {
  // a page that was opened by the laptop's address in the local network has no service worker
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  const later = () => void setTimeout(() => void register(), AGAIN);
  try {
    const registration: ServiceWorkerRegistration | undefined =
      await navigator.serviceWorker.register('/service-worker.js');
    const installing = registration?.installing;
    installing?.addEventListener('statechange', () => {
      // else the page has none until it is loaded anew, which without a network it cannot be
      if (installing.state === 'redundant' && registration?.active === null) later();
    });
  } catch (error) {
    // behind a certificate that somebody has only waved through, the browser refuses it for good
    if (error instanceof TypeError) later();
  }
}
