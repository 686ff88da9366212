import type { ofVoice as german } from '../de/for-voice.ts';
import { voice } from './voice.ts';

export const ofVoice: typeof german = { voice };
