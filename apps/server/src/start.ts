import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type AppOptions, buildApp } from './app.ts';
import { openHouse } from './house.ts';
import { privateFolder } from './private-folder.ts';

export type ServerOptions = AppOptions & {
  /** 0 takes any that is free. */
  readonly port?: number;
  /** `0.0.0.0` for the whole network, which is the default; `127.0.0.1` for this computer alone. */
  readonly host?: string;
  /** The folder of everything that is kept; it is made where it is missing. */
  readonly dataDir?: string;
};
export type Server = {
  /** As this computer reaches it. */
  readonly url: string;
  readonly port: number;
  /** What a first run from another computer asks for; absent once there is an owner. */
  readonly setupCode?: string;
  readonly close: () => Promise<void>;
};

const WEB_DIR = join(import.meta.dirname, '../../web/dist');

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { port = 4747, host = '0.0.0.0', dataDir = '.riffle', webDir = WEB_DIR, ...rest } = options;
  await privateFolder(dataDir);
  const house = await openHouse({ dataDir });
  const app = await buildApp(house, { webDir, ...rest });
  const close = async (): Promise<void> => {
    await app.close();
    await house.close();
  };
  await app.listen({ port, host }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { port: taken } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${String(taken)}`,
    port: taken,
    ...((await house.roster.hasOwner()) ? {} : { setupCode: house.setupCode }),
    close,
  };
}
