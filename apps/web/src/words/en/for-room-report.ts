import type { ofRoomReport as german } from '../de/for-room-report.ts';
import { roomReport } from './room-report.ts';

export const ofRoomReport: typeof german = { roomReport };
