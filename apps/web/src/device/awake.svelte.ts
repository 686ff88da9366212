import { playNothing } from './playing-video.ts';

/** Whether the screen stays on: `perhaps` where the browser gives no promise and a video plays instead. */
export type Awake = 'yes' | 'perhaps' | 'no';

/** Keeps the screen on while the component lives that asks for it. A lock is lost when the tab is hidden, so it is taken again. */
export function keepAwake(): { readonly held: Awake | undefined } {
  let held = $state<Awake>();
  $effect(() => {
    let lock: WakeLockSentinel | undefined;
    let end: (() => void) | undefined;
    let gone = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || lock?.released === false || end !== undefined) return;
      try {
        if (!('wakeLock' in navigator)) {
          const playing = await playNothing();
          if (gone) return playing();
          end = playing;
          held = 'perhaps';
          return;
        }
        const taken = await navigator.wakeLock.request('screen');
        if (gone) return void taken.release();
        lock = taken;
        held = 'yes';
        taken.addEventListener('release', () => {
          held = 'no';
        });
      } catch {
        // low battery or a policy of the browser: the screen says so, and the next gesture tries again
        held = 'no';
      }
    };
    const again = () => void take();
    again();
    document.addEventListener('visibilitychange', again);
    document.addEventListener('pointerdown', again);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', again);
      document.removeEventListener('pointerdown', again);
      void lock?.release();
      end?.();
    };
  });
  return {
    get held() {
      return held;
    },
  };
}
