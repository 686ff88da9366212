import { once } from 'node:events';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, isIPv4 } from 'node:net';
import { TLSSocket } from 'node:tls';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { complain } from '../unattended.ts';
import type { HostNames } from './certificate.ts';
import { machineNames } from './home-names.ts';
import type { HouseAuthority } from './house-authority.ts';
import { type CertificateFiles, changedAt, type KnownAs, readOwnCertificate } from './own-certificate.ts';

export type DoorOptions = {
  /** 0 takes any that is free. */
  readonly port: number;
  /** A certificate from elsewhere; without one Riffle makes its own. */
  readonly files?: CertificateFiles | undefined;
  readonly dataDir: string;
  readonly names?: () => HostNames;
  readonly now?: () => number;
};

/** Which certificate a door shows. */
type Shown =
  | { readonly is: 'house'; readonly authority: HouseAuthority; readonly names: HostNames; readonly renewAt: number }
  | { readonly is: 'own'; readonly names: KnownAs; readonly changed: string };

type Options = Required<Omit<DoorOptions, 'files'>> & Pick<DoorOptions, 'files'>;

const MINUTE = 60_000;

/** The second way in, by HTTPS: the same app behind it. */
export class SecureDoor {
  readonly #server: Server;
  readonly #options: Options;
  #shown: Shown;
  #looking: NodeJS.Timeout | undefined;

  private constructor(options: Options, shown: Shown, pair: { cert: string; key: string }) {
    this.#options = options;
    this.#shown = shown;
    this.#server = createServer({ ...pair, minVersion: 'TLSv1.2' });
  }

  static async prepare(given: DoorOptions): Promise<SecureDoor> {
    const options = { names: machineNames, now: Date.now, ...given };
    const { shown, pair } = await certificateFor(options);
    return new SecureDoor(options, shown, pair);
  }

  /** The authority that devices have to be told of; none where they know the one that signed. */
  get authority(): HouseAuthority | undefined {
    return this.#shown.is === 'house' ? this.#shown.authority : undefined;
  }

  /** What everybody's device believes this house as; none where it has to be told of the authority first. */
  get knownAs(): KnownAs | undefined {
    return this.#shown.is === 'own' ? this.#shown.names : undefined;
  }

  /** The name under which everybody's device believes this house. */
  get name(): string | undefined {
    return this.knownAs?.name;
  }

  /** Where other devices reach it under a name that its certificate is for. */
  get hosts(): readonly string[] {
    const shown = this.#shown;
    if (shown.is === 'own') return shown.names.name === undefined ? [] : [shown.names.name];
    const { dns, ip } = shown.names;
    return [
      ...ip.filter((address) => isIPv4(address) && !address.startsWith('127.')),
      ...dns.filter((name) => name !== 'localhost'),
    ];
  }

  get port(): number {
    return (this.#server.address() as AddressInfo | null)?.port ?? this.#options.port;
  }

  async open(app: FastifyInstance, host: string): Promise<void> {
    const server = this.#server;
    server.requestTimeout = app.server.requestTimeout;
    server.keepAliveTimeout = app.server.keepAliveTimeout;
    server.on('request', app.routing);
    // live sockets are taken where those of plain HTTP are
    server.on('upgrade', (...upgrade) => app.server.emit('upgrade', ...upgrade));
    for (const listener of app.server.listeners('clientError')) server.on('clientError', listener as () => void);
    server.listen({ port: this.#options.port, host });
    await once(server, 'listening');
    this.#looking = setInterval(() => void this.look().catch(complain), MINUTE).unref();
  }

  /** Takes another certificate where the machine is found elsewhere now, where its time is nearly over, or a file is new. */
  async look(): Promise<void> {
    const { names, now, files } = this.#options;
    const shown = this.#shown;
    const isSame =
      shown.is === 'house'
        ? isDeepStrictEqual(shown.names, names()) && now() < shown.renewAt
        : files !== undefined && shown.changed === (await changedAt(files));
    if (isSame) return;
    const next = await certificateFor(this.#options);
    this.#server.setSecureContext({ ...next.pair, minVersion: 'TLSv1.2' });
    this.#shown = next.shown;
  }

  async close(): Promise<void> {
    clearInterval(this.#looking);
    if (!this.#server.listening) return;
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }
}

async function certificateFor({ files, dataDir, names, now }: Options): Promise<{
  readonly shown: Shown;
  readonly pair: { readonly cert: string; readonly key: string };
}> {
  if (files !== undefined) {
    const changed = await changedAt(files).catch(() => '');
    const { names: known, ...pair } = await readOwnCertificate(files);
    return { shown: { is: 'own', names: known, changed }, pair };
  }
  // loaded where it is asked for: what writes certificates is large
  const { houseAuthority, serverCertificate } = await import('./house-authority.ts');
  const [authority, found] = [await houseAuthority(dataDir, now()), names()];
  const { renewAt, ...pair } = serverCertificate(authority, found, now());
  return { shown: { is: 'house', authority, names: found, renewAt }, pair };
}

/** It came by Riffle's own HTTPS, and not by that of a proxy in front. */
export const cameByDoor = (request: FastifyRequest): boolean => request.raw.socket instanceof TLSSocket;
