import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { BrokenRule } from '../broken-rule.ts';
import { Kit } from '../kit.ts';
import { testTarget } from '../target.fixture.ts';
import { RawFrames } from './raw-frames.ts';

test('a server that never answers the upgrade breaks a rule, and the check does not hang', async () => {
  const silent = createServer((socket) => socket.on('error', () => undefined));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = `127.0.0.1:${(silent.address() as AddressInfo).port}/api`;
  const target = testTarget({ api: `http://${address}`, live: `ws://${address}/live` });
  const kit = new Kit(target, 'live-01');
  const opening = RawFrames.open(kit, kit.player(), 100);
  await expect(opening).rejects.toThrow(BrokenRule);
  await expect(opening).rejects.toThrow('the upgrade failed: no response within 0.1 s');
});
