/** What the desk's page of screens says of what the wall is told to show. */
export const pinning = {
  pinTitle: 'Was die Wand zeigt',
  pinHint: 'Ohne Auswahl wechselt die Wand von selbst.',
  rotate: 'Von selbst wechseln',
  moving: 'Die Wand zeigt, wer sich umsetzt',
  movingDetail: 'Eine Minute lang, bei einem aufgelösten Tisch oder dem Finaltisch, bis die Uhr wieder läuft.',
  allSeated: 'Alle sitzen',
};
