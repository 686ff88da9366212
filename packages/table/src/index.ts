export { isSeatNo, SEAT_NOS, type SeatNo, toSeatNo } from './seat.ts';
