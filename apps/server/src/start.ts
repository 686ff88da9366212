import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type AppOptions, buildApp } from './app.ts';
import { openHouse } from './house.ts';
import { privateFolder } from './private-folder.ts';
import { forgetRunning, noteRunning } from './running.ts';
import { newToken } from './staff/token.ts';
import type { CertificateFiles } from './tls/own-certificate.ts';
import { SecureDoor } from './tls/secure-door.ts';
import { complain } from './unattended.ts';

export type ServerOptions = Omit<AppOptions, 'controlToken' | 'door'> & {
  /** 0 takes any that is free. */
  readonly port?: number;
  /** `0.0.0.0` for the whole network, which is the default; `127.0.0.1` for this computer alone. */
  readonly host?: string;
  /** The folder of everything that is kept; it is made where it is missing. */
  readonly dataDir?: string;
  /** The folder of the backups, where not one inside the data folder. */
  readonly backupDir?: string | undefined;
  /** HTTPS as well, at a port of its own: by a certificate from elsewhere, or by one that Riffle makes. */
  readonly https?: { readonly port: number; readonly files?: CertificateFiles | undefined } | undefined;
};
export type Server = {
  /** As this computer reaches it. */
  readonly url: string;
  readonly port: number;
  /** What a first run from another computer asks for; absent once there is an owner. */
  readonly setupCode?: string;
  readonly https?: {
    readonly port: number;
    /** What every device knows it by. */
    readonly name?: string | undefined;
    /** Where other devices reach it. */
    readonly hosts: readonly string[];
    /** Of the house's own authority: to be compared on the devices that are told of it. */
    readonly fingerprint?: string | undefined;
  };
  readonly close: () => Promise<void>;
};

const WEB_DIR = join(import.meta.dirname, '../../web/dist');

export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { port = 4747, host = '0.0.0.0', dataDir = '.riffle', backupDir, webDir = WEB_DIR, https, ...rest } = options;
  await privateFolder(dataDir);
  const controlToken = newToken();
  const door = https === undefined ? undefined : await SecureDoor.prepare({ dataDir, ...https });
  const house = await openHouse({ dataDir, backupDir });
  const app = await buildApp(house, { webDir, controlToken, door, ...rest });
  const close = async (): Promise<void> => {
    await forgetRunning(dataDir, controlToken);
    await door?.close();
    await app.close();
    await house.close();
  };
  try {
    await app.listen({ port, host });
    await door?.open(app, host);
  } catch (error) {
    await close();
    throw error;
  }
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
    ...(door === undefined
      ? {}
      : {
          https: {
            port: door.port,
            name: door.name,
            hosts: door.hosts,
            fingerprint: door.authority?.certificate.fingerprint256,
          },
        }),
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
