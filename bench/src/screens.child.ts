import type { LiveMessage, LiveRequest, Night } from '@riffle/wire';
import { WebSocket } from 'ws';

/** Screens of a room: each notes when it heard of which bust-out, counted from 1. */
const [url = '', night = '', count = '0', staffCount = '0', cookie = ''] = process.argv.slice(2);
const heard: { readonly out: number; readonly at: string }[] = [];
let ready = 0;

for (let no = 0; no < Number(count); no += 1) {
  const isStaff = no < Number(staffCount);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`, isStaff ? { headers: { cookie } } : {});
  socket.on('open', () => {
    const request: LiveRequest = { type: 'watch', kind: 'night', id: night, as: isStaff ? 'staff' : 'room' };
    socket.send(JSON.stringify(request));
  });
  socket.on('message', (data: Buffer) => {
    const at = process.hrtime.bigint();
    const message = JSON.parse(data.toString()) as LiveMessage;
    if (message.type === 'whole') ready += 1;
    if (message.type === 'whole' && ready === Number(count)) process.send?.('ready');
    const { view } = message.type === 'change' ? (message.difference as Partial<Pick<Night, 'view'>>) : {};
    if (view?.bustOuts !== undefined) heard.push({ out: view.bustOuts.length, at: String(at) });
  });
  socket.on('error', (error) => {
    throw error;
  });
}
process.on('disconnect', () => process.exit(1));
process.on('message', () => process.send?.(heard, undefined, undefined, () => process.exit(0)));
