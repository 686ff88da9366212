import { z } from 'zod';
import { filledLine } from './brand.ts';

/** As long as the first run lets it be. */
export const clubName = z.strictObject({ name: filledLine(80) });

/** Where everybody finds the logo whose content this is. */
export const logoAddress = (hash: string): string => `/api/club/logo/${hash}`;

export const logo = z.string().exactOptional().describe('Where the club’s logo is found; absent without one');
export const clubOf = z.object({ name: z.string(), logo }).meta({ id: 'Club' });
