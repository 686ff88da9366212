import { roomReport } from './room-report.ts';

/** Was ein Abend im Kartenraum ergeben hat. */
export const ofRoomReport = { roomReport };
