/** Wall and tables are dark at any hour; all else is as the device has it, at the desk as in a player's hand. */
export type Room = 'dim' | 'device';
export type Light = 'light' | 'dark';

export const lightOf = (room: Room, prefersDark: boolean): Light => (room === 'dim' || prefersDark ? 'dark' : 'light');

/** To be called when a page appears; gives back what is to be called when it goes. */
export function enterRoom(room: Room): () => void {
  const asked = matchMedia('(prefers-color-scheme: dark)');
  const shine = () => {
    document.documentElement.setAttribute('data-light', lightOf(room, asked.matches));
  };
  shine();
  asked.addEventListener('change', shine);
  return () => asked.removeEventListener('change', shine);
}
