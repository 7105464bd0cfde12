import { expect, test } from 'vitest';
import { recordingLog } from '../../test/recording-log.ts';
import { lostResponse } from './lost-response.ts';

test('a client that disconnected is not logged, a file that cannot be read is logged', () => {
  const { log, messages, requestIds } = recordingLog();
  const listener = lostResponse(log);
  const lose = (error: Error) => listener(error, { state: { requestId: 'one' } });
  for (const code of ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'])
    lose(Object.assign(new Error(code), { code }));
  expect(messages).toEqual([]);

  lose(Object.assign(new Error('i/o error'), { code: 'EIO' }));
  lose(new Error('something else'));
  expect(messages).toEqual(['A response could not be sent.', 'A response could not be sent.']);
  expect(requestIds).toEqual(['one', 'one']);
});
