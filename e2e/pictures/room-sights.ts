import { type Sight, staff, visitor } from './sight.ts';

/** A card room: at its desk, on its board, on a guest's phone and at a table. */
export const ROOM_SIGHTS: readonly Sight[] = [
  staff('rooms', '/rooms'),
  staff('rooms-open', '/rooms', async (page) => {
    await page.getByRole('button', { name: /^(Kartenraum eröffnen|Open the card room) …$/ }).click();
    await page.locator('dialog[open] form').waitFor();
  }),
  staff('room', (nights) => `/rooms/${nights.room.id}`),
  ...(
    [
      ['seated', 'Anna'],
      ['waits', 'Falk'],
      ['called', 'Gül'],
    ] as const
  ).map(([stand, name]) =>
    staff(
      `room-guest-${stand}`,
      (nights) => `/rooms/${nights.room.id}`,
      async (page) => {
        await page
          .getByRole('region', { name: /^(Im Raum|In the room)$/ })
          .getByRole('button', { name })
          .click();
        await page.locator('dialog[open] details').first().waitFor();
      },
    ),
  ),
  ...(
    [
      ['welcome', /^(Gast begrüßen|Welcome a guest) …$/],
      ['game', /^(Spiel anbieten|Offer a game) …$/],
      ['table', /^(Tisch|Table) …$/],
    ] as const
  ).map(([what, name]) =>
    staff(
      `room-${what}`,
      (nights) => `/rooms/${nights.room.id}`,
      async (page) => {
        await page.getByRole('button', { name }).first().click();
        await page.locator('dialog[open] form').waitFor();
      },
    ),
  ),
  ...(
    [
      ['house', /^(Rake und Gebühr|Rake and fee) …$/],
      ['box', /^(Kasse|Till) A: /],
    ] as const
  ).map(([what, name]) =>
    staff(
      `room-${what}`,
      (nights) => `/rooms/${nights.room.id}`,
      async (page) => {
        await page.getByRole('button', { name }).first().click();
        await page.locator('dialog[open] form').first().waitFor();
      },
    ),
  ),
  ...(
    [
      ['clock-in', /^(Dienst beginnen|Clock in) …$/],
      ['rotation', /^(Wechselplan|Rotation) …$/],
      ['push', /^(Jetzt schon oder anders|Earlier or otherwise) …$/],
      ['dealer-of', /^Dora Dealer/],
    ] as const
  ).map(([what, name]) =>
    staff(
      `room-${what}`,
      (nights) => `/rooms/${nights.room.id}`,
      async (page) => {
        await page
          .getByRole('region', { name: /^(Dealer|Dealers)$/ })
          .getByRole('button', { name })
          .click();
        await page.locator('dialog[open] form').waitFor();
      },
    ),
  ),
  staff(
    'room-report',
    (nights) => `/rooms/${nights.room.id}/report`,
    async (page) => {
      await page.getByRole('row').nth(1).waitFor();
    },
  ),
  visitor('room-board', (nights) => `/r/${nights.room.code}`),
  visitor('room-own', (nights) => `/r/${nights.room.code}/own#${nights.room.waits}`),
  visitor('room-own-called', (nights) => `/r/${nights.room.code}/own#${nights.room.called}`),
  visitor('room-kiosk', (nights) => `/r/${nights.room.code}/kiosk#${nights.room.kiosk}`),
  visitor(
    'room-kiosk-name',
    (nights) => `/r/${nights.room.code}/kiosk#${nights.room.kiosk}`,
    async (page) => {
      await page
        .getByRole('button', { name: /^(Auf die Liste|Put me on)/ })
        .first()
        .click();
      await page.getByRole('button', { name: /^(Zurück|Back)$/ }).waitFor();
    },
  ),
  visitor('room-dealer', (nights) => `/r/${nights.room.code}/table#${nights.room.dealer}`),
];
