import { expect, test, vi } from 'vitest';
import { startRawServer } from '../raw-server.fixture.ts';
import { sendRaw, trickleMs } from './send-raw.ts';

test('a trickle follows the bytes until the response arrives', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let received = '';
  const address = await startRawServer((socket) => {
    socket.on('data', (bytes) => {
      received += bytes.toString();
      if (received.endsWith('aaa')) socket.end('HTTP/1.1 408 Late\r\n\r\n');
      else vi.advanceTimersByTime(trickleMs);
    });
  });
  const options = { place: 'A slow request', timeoutMs: 5_000, trickle: 'a' };

  const response = await sendRaw(new URL(`http://${address}`), 'X: ', options);

  expect([response?.status, received, vi.getTimerCount()]).toEqual([408, 'X: aaa', 0]);
  vi.useRealTimers();
});
