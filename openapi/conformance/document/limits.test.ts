import { expect, onTestFinished, test, vi } from 'vitest';
import { BrokenRule, NotChecked } from '../broken-rule.ts';
import { startHttpServer } from '../http-server.fixture.ts';
import { Kit } from '../kit.ts';
import { testTarget } from '../target.fixture.ts';
import { limitChecks } from './limits.ts';

/** Checks the limit of share messages on a server that accepts every request and needs `requestMs` for each. */
async function checkLimit(requestMs: number): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const origin = await startHttpServer((_, outgoing) => {
    vi.advanceTimersByTime(requestMs);
    outgoing.end('{}');
  });
  const kit = new Kit(testTarget({ api: `${origin}/api` }), 'document');
  const checks = limitChecks(kit.documents.api.operations);
  await checks.find(({ rules }) => rules.includes('R444'))?.run(kit);
}

test('a server without a limit breaks a rule', async () => {
  const checked = checkLimit(10);
  await expect(checked).rejects.toThrow(BrokenRule);
  await expect(checked).rejects.toThrow(
    '80 requests within 0.8 s are accepted; share_messages_per_minute allows at most 30',
  );
});

test('a server that is too slow to reach a limit is not checked', async () => {
  const checked = checkLimit(2_000);
  await expect(checked).rejects.toThrow(NotChecked);
  await expect(checked).rejects.toThrow(
    'the server is too slow: 80 requests in 160.0 s cannot reach share_messages_per_minute',
  );
});
