import { BlockList, isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import type { HostNames } from './certificate.ts';

/**
 * What a house's own authority may speak for: names and networks that exist at home alone. Whoever steals its key can pose
 * as no site of the internet with it. A bare `laptop` is left out, since it would permit all of `.laptop`.
 */
export const HOME: HostNames = {
  dns: ['localhost', 'local', 'lan', 'home.arpa', 'internal'],
  ip: [
    ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10'],
    ...['::1/128', 'fc00::/7', 'fe80::/10'],
  ],
};

const home = new BlockList();
for (const network of HOME.ip) {
  const [address = '', bits = ''] = network.split('/');
  home.addSubnet(address, Number(bits), familyOf(address));
}

/** This machine, as it is found at the moment. */
export function machineNames(): HostNames {
  const name = hostname().toLowerCase();
  const addresses = Object.values(networkInterfaces()).flatMap((at) => (at ?? []).map(({ address }) => address));
  return namesOf(name, addresses);
}

export function namesOf(name: string, addresses: readonly string[]): HostNames {
  const [label = ''] = name.split('.');
  const dns = ['localhost', `${label}.local`, name].filter(isHomeName);
  const ip = ['127.0.0.1', '::1', ...addresses].filter((address) => home.check(address, familyOf(address)));
  return { dns: [...new Set(dns)], ip: [...new Set(ip)].sort() };
}

const isHomeName = (name: string): boolean =>
  /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name) && HOME.dns.some((end) => name === end || name.endsWith(`.${end}`));

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
