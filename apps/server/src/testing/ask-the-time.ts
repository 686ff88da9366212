import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A screen that asks the time again and again: how long it had to wait at most. */
export async function askTheTime(url: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/live`);
  await once(socket, 'open');
  let [longest, answers] = [0, 0];
  let sent = performance.now();
  const ask = (): void => {
    sent = performance.now();
    socket.send(JSON.stringify({ type: 'time', sent }));
  };
  socket.on('message', () => {
    longest = Math.max(longest, performance.now() - sent);
    answers += 1;
    // some of the hundred messages in ten seconds are left
    if (socket.readyState === socket.OPEN) setTimeout(ask, 120);
  });
  ask();
  return {
    stop: () => {
      longest = Math.max(longest, performance.now() - sent);
      socket.terminate();
      return { longest, answers };
    },
  };
}
