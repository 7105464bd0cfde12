import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { recordingLog } from '../../test/recording-log.ts';
import { startServer } from '../../test/start-server.ts';
import { lostResponse } from './lost-response.ts';

test('a client that disconnected is not logged, a file that cannot be read is logged', () => {
  const { log, messages, requestIds } = recordingLog();
  const listener = lostResponse(log);
  const lose = (error: Error) => listener(error, { state: { requestId: 'one' } });
  const codes = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ECONNRESET', 'EPIPE'];
  for (const code of codes) lose(Object.assign(new Error(code), { code }));
  expect(messages).toEqual([]);

  lose(Object.assign(new Error('i/o error'), { code: 'EIO' }));
  lose(new Error('something else'));
  expect(messages).toEqual(['A response could not be sent.', 'A response could not be sent.']);
  expect(requestIds).toEqual(['one', 'one']);
});

test('a client that resets its connection in a response is in the debug log, not on standard error', async () => {
  const { log, messages } = recordingLog();
  log.level = 'debug';
  const stderr = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => stderr.mockRestore());
  const { port } = await startServer({ deps: { log } });
  const socket = connect(port, '127.0.0.1');
  // The sockets do not hold so many responses, so the reset cuts one of them off.
  socket.write('GET /docs/openapi.json HTTP/1.1\r\nHost: bold\r\n\r\n'.repeat(50));
  await once(socket, 'data');
  socket.resetAndDestroy();
  const cutOff = 'A client disconnected before its response was complete.';
  await expect.poll(() => messages).toContain(cutOff);
  expect(stderr).not.toHaveBeenCalled();
});
