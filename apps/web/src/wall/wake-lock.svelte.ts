/** Keeps the screen on while the component lives that asks for it. A lock is lost when the tab is hidden, so it is taken again. */
export function keepAwake(): { readonly held: boolean | undefined } {
  let held = $state<boolean>();
  $effect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      if (!('wakeLock' in navigator)) {
        held = false;
        return;
      }
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (gone) return void taken.release();
        lock = taken;
        held = true;
        taken.addEventListener('release', () => {
          held = false;
        });
      } catch {
        // low battery or a policy of the browser: the screen says so, and the next gesture tries again
        held = false;
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
    };
  });
  return {
    get held() {
      return held;
    },
  };
}
