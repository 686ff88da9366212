import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type AppOptions, buildApp } from './app.ts';
import { openHouse } from './house.ts';
import { privateFolder } from './private-folder.ts';
import { forgetRunning, noteRunning } from './running.ts';
import { newToken } from './staff/token.ts';
import { complain } from './unattended.ts';

export type ServerOptions = Omit<AppOptions, 'controlToken'> & {
  /** 0 takes any that is free. */
  readonly port?: number;
  /** `0.0.0.0` for the whole network, which is the default; `127.0.0.1` for this computer alone. */
  readonly host?: string;
  /** The folder of everything that is kept; it is made where it is missing. */
  readonly dataDir?: string;
  /** The folder of the backups, where not one inside the data folder. */
  readonly backupDir?: string | undefined;
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
  const { port = 4747, host = '0.0.0.0', dataDir = '.riffle', backupDir, webDir = WEB_DIR, ...rest } = options;
  await privateFolder(dataDir);
  const controlToken = newToken();
  const house = await openHouse({ dataDir, backupDir });
  const app = await buildApp(house, { webDir, controlToken, ...rest });
  const close = async (): Promise<void> => {
    await forgetRunning(dataDir, controlToken);
    await app.close();
    await house.close();
  };
  await app.listen({ port, host }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { port: taken } = app.server.address() as AddressInfo;
  // a full disk shows all the same what there is; only the command line finds nobody to ask then
  await noteRunning(dataDir, {
    url: `http://${asReached(host)}:${String(taken)}`,
    token: controlToken,
    pid: process.pid,
  }).catch(complain);
  return {
    url: `http://localhost:${String(taken)}`,
    port: taken,
    ...((await house.roster.hasOwner()) ? {} : { setupCode: house.setupCode }),
    close,
  };
}

/** Whoever listens everywhere is reached here. */
function asReached(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}
