// the server on a machine that sleeps and is set as its test says
import { buildApp } from '../../app.ts';
import { openHouse } from '../../house.ts';
import { aMachine } from '../../testing/machine.ts';

const [dataDir = '', port = '0', setBy = '0', webDir] = process.argv.slice(2);
const machine = aMachine({ slept: 0, setBy: Number(setBy) });
const house = await openHouse({ dataDir, machine });
const app = await buildApp(house, { ...(webDir !== undefined && { webDir }), logLevel: 'error', rateLimits: 'off' });
process.on('message', ({ set = 0, slept = 0 }: { readonly set?: number; readonly slept?: number }) => {
  machine.isSet(set);
  machine.sleeps(slept);
});
const url = await app.listen({ host: '127.0.0.1', port: Number(port) });
process.stdout.write(`${url} ${house.setupCode}\n`);
