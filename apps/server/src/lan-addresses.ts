import { networkInterfaces } from 'node:os';

/** Where phones on the same network find this computer; home networks before the virtual ones of containers. */
export const lanAddresses = (): readonly string[] =>
  Object.entries(networkInterfaces())
    .flatMap(([name, addresses]) => (addresses ?? []).map((address) => ({ name, ...address })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ address }) => address);

const rank = ({ name, address }: { readonly name: string; readonly address: string }): number =>
  (/^(docker|br-|veth|virbr|vmnet|tailscale|utun)/.test(name) ? 2 : 0) + (address.startsWith('192.168.') ? 0 : 1);
