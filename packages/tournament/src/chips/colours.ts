/** Colours that chips are made in, with one to draw them by. Their name is always written beside it. */
export const CHIP_COLOURS = {
  white: '#f4f1e8',
  grey: '#8d9194',
  yellow: '#f0c419',
  orange: '#e3742a',
  red: '#c2272d',
  pink: '#e58bab',
  purple: '#6b3a8f',
  lightBlue: '#7db9de',
  blue: '#1f4e9c',
  green: '#1f7a45',
  brown: '#7a5232',
  black: '#202124',
} as const;
export type ChipColour = keyof typeof CHIP_COLOURS;
export const CHIP_COLOUR_NAMES = Object.keys(CHIP_COLOURS) as readonly ChipColour[];
