import { buildApp } from './app.ts';
import { openHouse } from './house.ts';

/** The API's description as it is written to `apps/server/openapi.json`. */
export async function openapiText(): Promise<string> {
  const house = await openHouse({});
  const app = await buildApp(house);
  await app.ready();
  const text = `${JSON.stringify(app.swagger(), undefined, 2)}\n`;
  await app.close();
  await house.close();
  return text;
}
