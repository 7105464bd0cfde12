import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { downloadChromium } from './download-chromium.ts';

test('a download without a new byte is aborted, after its progress was printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bold-browsers-'));
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 150_000_000 });
    response.write(Buffer.alloc(3_000_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
  vi.stubEnv('PLAYWRIGHT_DOWNLOAD_HOST', `http://127.0.0.1:${port}`);

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const lines: string[] = [];
  const download = downloadChromium(join(folder, 'chromium-1/chrome-linux/chrome'), {
    silenceMs: 3_600_000,
    print: (line) => lines.push(line),
  });
  const refused = expect(download).rejects.toThrow(
    "Playwright's download of Chromium sent no byte for 3600 s.",
  );
  await vi.waitFor(
    () => {
      vi.advanceTimersByTime(1_000);
      expect(lines).toContain('Downloading Chromium with Playwright: 3 MB');
    },
    { timeout: 60_000 },
  );
  // The last bytes may have reached the disk after the 3 MB were printed, so one hour may not be enough.
  let isRefused = false;
  void refused.then(() => {
    isRefused = true;
  });
  await vi.waitFor(
    () => {
      vi.setSystemTime(Date.now() + 3_600_000);
      vi.advanceTimersByTime(1_000);
      expect(isRefused).toBe(true);
    },
    { timeout: 60_000 },
  );

  await refused;
});
