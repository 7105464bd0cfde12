import { expect, test } from 'vitest';
import { BrokenRule } from '../broken-rule.ts';
import { Kit } from '../kit.ts';
import { startRawServer } from '../raw-server.fixture.ts';
import { testTarget } from '../target.fixture.ts';
import { upgrade } from './upgrade.ts';

test('an upgrade whose response ends too early breaks a rule', async () => {
  const address = await startRawServer((socket) => {
    socket.resume().end('HTTP/1.1 403 Forbidden\r\nContent-Length: 200\r\n\r\n{"code":');
  });
  const kit = new Kit(testTarget({ live: `ws://${address}/api/live` }), 'live');

  const asked = upgrade(kit, kit.player().initData);
  await expect(asked).rejects.toThrow(BrokenRule);
  await expect(asked).rejects.toThrow('got an incomplete response: aborted');
});
