import type { ClubWall } from '@riffle/wire';
import { MEDIUM_TYPES } from '../club/wall-store.ts';
import type { House } from '../house.ts';
import { clubWall, wallMedium } from '../schema/club-wall.ts';
import { answers, mediumAnswer } from '../schema/problem.ts';
import { byId } from '../schema/query.ts';
import { readMedium } from '../wall-media/read-medium.ts';
import { type Api, refuseWith } from './api.ts';
import { BODY, LIMITS, MOST_MEDIA, perMinute } from './limits.ts';
import { AS_FILE } from './opened-alone.ts';
import { tellClub } from './tell-club.ts';

/** What was brought and is not named yet: somebody may still be choosing. */
const STILL_CHOOSING = 3_600_000;

const namedIn = ({ events = {}, pictures = [] }: ClubWall): readonly string[] => [
  ...Object.values(events).flatMap(({ recording }) => (recording === undefined ? [] : [recording])),
  ...pictures.map(({ id }) => id),
];

/** How the club's walls speak and what they show: everybody in the room sees and hears it, the director chooses. */
export async function wallMediaRoutes(api: Api, house: House): Promise<void> {
  const { club, now } = house;

  api.get('/api/club/wall', { config: { may: 'all' }, schema: { response: answers(clubWall) } }, () => club.wall.get());

  api.put(
    '/api/club/wall',
    { config: { may: 'director' }, schema: { body: clubWall, response: answers(clubWall) } },
    async (request, reply) => {
      const named = [...new Set(namedIn(request.body))];
      if ((await club.wall.there(named)).length < named.length) return refuseWith(request, reply, 'not-found');
      await club.wall.set(request.body, named, now(), now() - STILL_CHOOSING);
      await tellClub(house);
      return request.body;
    },
  );

  api.get(
    '/api/club/wall/media/:id',
    { config: { may: 'all' }, schema: { params: byId, response: mediumAnswer } },
    async (request, reply) => {
      const medium = await club.wall.medium(request.params.id);
      if (medium === undefined) return refuseWith(request, reply, 'not-found');
      return reply.headers(AS_FILE).type(medium.type).send(Buffer.from(medium.bytes));
    },
  );

  await api.register((files, _options, ready) => {
    // whatever it calls itself: what it is is found out
    files.removeAllContentTypeParsers();
    files.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY.medium }, (_request, body, done) =>
      done(null, body),
    );
    files.post(
      '/api/club/wall/media',
      {
        config: { may: 'director', rateLimit: perMinute(LIMITS.files) },
        bodyLimit: BODY.medium,
        schema: { consumes: [...MEDIUM_TYPES], response: answers(wallMedium) },
      },
      async (request, reply) => {
        const read = readMedium((request.body as Buffer | undefined) ?? new Uint8Array());
        if (!read.ok) return refuseWith(request, reply, read.why);
        const { id, type } = read.medium;
        if (!(await club.wall.add(read.medium, now(), MOST_MEDIA)))
          return refuseWith(request, reply, 'medium-too-many');
        return { id, type };
      },
    );
    ready();
  });
}
