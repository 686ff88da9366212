import type { House } from '../house.ts';
import { readLogo } from '../logo/read-logo.ts';
import { clubName, clubOf, logoAddress } from '../schema/club.ts';
import { answers, noAnswer, pictureAnswer } from '../schema/problem.ts';
import { byId } from '../schema/query.ts';
import { type Api, refuseWith } from './api.ts';
import { BODY, LIMITS, perMinute } from './limits.ts';
import { AS_FILE } from './opened-alone.ts';
import { tellClub } from './tell-club.ts';

/** How the club shows itself: its name and its logo, on walls and on paper. */
export async function clubRoutes(api: Api, house: House): Promise<void> {
  const { club, now } = house;
  const told = async () => {
    const logo = await club.logo.hash();
    return { name: await club.name.get(), ...(logo !== undefined && { logo: logoAddress(logo) }) };
  };

  api.put(
    '/api/club',
    { config: { may: 'owner' }, schema: { body: clubName, response: answers(clubOf) } },
    async (request) => {
      await club.name.set(request.body.name, now());
      await tellClub(house);
      return told();
    },
  );

  api.get(
    '/api/club/logo/:id',
    { config: { may: 'all' }, schema: { params: byId, response: pictureAnswer } },
    async (request, reply) => {
      const logo = await club.logo.get();
      if (logo?.hash !== request.params.id) return refuseWith(request, reply, 'not-found');
      return reply.headers(AS_FILE).type(logo.type).send(Buffer.from(logo.bytes));
    },
  );

  api.delete('/api/club/logo', { config: { may: 'owner' }, schema: { response: noAnswer } }, async (request, reply) => {
    const wasThere = await club.logo.remove();
    if (wasThere) await tellClub(house);
    return wasThere ? reply.code(204).send() : refuseWith(request, reply, 'not-found');
  });

  await api.register((files, _options, ready) => {
    // whatever it calls itself: what it is is found out
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY.logo }, (_request, body, done) =>
      done(null, body),
    );
    files.put(
      '/api/club/logo',
      {
        config: { may: 'owner', rateLimit: perMinute(LIMITS.files) },
        bodyLimit: BODY.logo,
        schema: { consumes: ['image/png', 'image/jpeg', 'image/webp'], response: answers(clubOf) },
      },
      async (request, reply) => {
        const read = readLogo((request.body as Buffer | undefined) ?? new Uint8Array());
        if (!read.ok) return refuseWith(request, reply, read.why);
        await club.logo.set(read.logo, now());
        await tellClub(house);
        return told();
      },
    );
    ready();
  });
}
