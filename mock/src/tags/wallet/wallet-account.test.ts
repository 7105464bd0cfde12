import { Problem } from '@bold/sdk/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readAccount } from './wallet-account.ts';

test('an unreadable state init is the problem of the player', async () => {
  await expect(readAccount('=', 0)).rejects.toMatchObject({ code: 'WALLET_PROOF_INVALID' });
});

test('without the library that a browser needs, the error names the library and is not the problem of the player', async () => {
  vi.stubGlobal('Buffer', undefined);
  Reflect.deleteProperty(globalThis, 'Buffer');
  vi.doMock('node:buffer', () => ({ Buffer: undefined }));
  onTestFinished(() => {
    vi.doUnmock('node:buffer');
    vi.unstubAllGlobals();
  });

  const error = await readAccount('te6cckEBAQEAAgAAAEysuc0=', 0).catch((thrown: unknown) => thrown);

  expect(error).not.toBeInstanceOf(Problem);
  expect(String(error)).toContain('the package "buffer"');
});
