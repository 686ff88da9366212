import type { House } from '../house.ts';
import { logoAddress } from '../schema/club.ts';

/** What is open shows the club as it is called now, and the time of where it is: a wall is not loaded anew for weeks. */
export async function tellClub({ club, zone, host }: House): Promise<void> {
  const logo = await club.logo.hash();
  host.hub.tell({
    type: 'club',
    club: await club.name.get(),
    zone: zone.current,
    ...(logo !== undefined && { logo: logoAddress(logo) }),
  });
}
