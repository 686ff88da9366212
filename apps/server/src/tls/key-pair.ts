import type { KeyObject } from 'node:crypto';
import { open, rename } from 'node:fs/promises';

export type KeyPair = { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

export const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** Whole or not at all, and for nobody else's eyes. */
export async function writePrivate(path: string, text: string): Promise<void> {
  const part = `${path}.${String(process.pid)}`;
  const file = await open(part, 'w', 0o600);
  await file.writeFile(text);
  // else a power cut could leave the name without what was written
  await file.sync();
  await file.close();
  await rename(part, path);
}
