/** Where a page is looked at. The desk is light, the wall dark, a player's phone as its owner has it. */
export type Room = 'desk' | 'wall' | 'phone';
export type Light = 'light' | 'dark';

export function lightOf(room: Room, prefersDark: boolean): Light {
  switch (room) {
    case 'desk':
      return 'light';
    case 'wall':
      return 'dark';
    case 'phone':
      return prefersDark ? 'dark' : 'light';
  }
}

/** To be called when a page appears; gives back what is to be called when it goes. */
export function enterRoom(room: Room): () => void {
  const asked = matchMedia('(prefers-color-scheme: dark)');
  const shine = () => {
    document.documentElement.setAttribute('data-light', lightOf(room, asked.matches));
  };
  shine();
  asked.addEventListener('change', shine);
  return () => {
    asked.removeEventListener('change', shine);
    document.documentElement.removeAttribute('data-light');
  };
}
