import { voice } from './voice.ts';

/** What a wall says, and how a club chooses it. */
export const ofVoice = { voice };
