import type { SecureWay } from '@riffle/wire';
import { z } from 'zod';
import { answers } from '../schema/problem.ts';
import { secureWay } from '../schema/secure.ts';
import type { SecureDoor } from '../tls/secure-door.ts';
import { type Api, refuseWith } from './api.ts';

/** What a browser wants to know a certificate by, so that it offers to take it. */
const X509 = 'application/x-x509-ca-cert';

/** How a device in the club's own network comes to a secure address. Everybody may know: a certificate is no secret. */
export function secureRoutes(api: Api, door: SecureDoor | undefined): void {
  api.get('/api/secure', { config: { may: 'all' }, schema: { response: answers(secureWay) } }, (): SecureWay => {
    if (door === undefined) return { is: 'none' };
    const { authority, knownAs, port, hosts } = door;
    if (knownAs !== undefined) return { is: 'known', port, ...knownAs };
    if (authority === undefined) return { is: 'none' };
    const { certificate, name: called } = authority;
    return {
      ...{ is: 'house', port, hosts, authority: called, fingerprint: certificate.fingerprint256 },
      until: certificate.validToDate.getTime(),
    };
  });

  api.get(
    '/api/secure/certificate',
    {
      config: { may: 'all' },
      schema: { response: answers(z.unknown().describe('The certificate of the house’s authority, in DER')) },
    },
    (request, reply) => {
      if (door?.authority === undefined) return refuseWith(request, reply, 'not-found');
      return reply
        .header('content-type', X509)
        .header('content-disposition', 'inline; filename="riffle.crt"')
        .send(door.authority.certificate.raw);
    },
  );
}
