/** What Chromium gives a page that can be put on the home screen. */
type InstallOffer = Event & { readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

let offer = $state.raw<InstallOffer>();

/** The browser offers it once, at any time. */
export function listenForInstalling(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  addEventListener('appinstalled', () => {
    offer = undefined;
  });
}

export const installing = {
  get isOffered(): boolean {
    return offer !== undefined;
  },
  async ask(): Promise<void> {
    const asked = offer;
    offer = undefined;
    await asked?.prompt();
  },
  /** It was opened from the home screen. */
  get isDone(): boolean {
    return matchMedia('(display-mode: standalone)').matches;
  },
};
