import { expect, it } from 'vitest';
import { imprints } from './imprints.ts';
import { rulebooks } from './shelf.ts';
import { findStored } from './stored-books.ts';

it('what names the rulebooks without opening them stands in the order of the shelf', () => {
  expect(imprints).toEqual(
    rulebooks.map(({ id, edition, editionText, name, occasions }) => ({
      id,
      edition,
      editionText,
      name,
      occasions: occasions.map((occasion) => ({ id: occasion.id, label: occasion.label })),
    })),
  );
});

it.each(imprints.map(({ id }) => id))('the catalogue of %s is its own', async (id) => {
  expect(await findStored(id)?.catalogue()).toMatchObject({ default: { id } });
});
