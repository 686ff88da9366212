/** The whole app for when there is no network: fetched when the page itself has come, so that it does not wait for it. */
export function keepApp(): void {
  // a page that was opened by the laptop's address in the local network has no service worker
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // behind a certificate that somebody has only waved through, the browser refuses it
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
