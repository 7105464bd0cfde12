import { getGetMyTapsResponseMock } from '@bold/sdk/msw';
import { listenLocally } from '../http/listen-locally.ts';
import { serveLive } from '../live/live-server.ts';
import { createBackend } from '../mock.ts';
import { Analytics } from './analytics.ts';
import { prismFront } from './prism-front.ts';
import { type RunningPrism, startPrism } from './prism-process.ts';

/**
 * Serves the contract's examples under `/api`, with the live connection at `/api/live`. Serves a fake analytics backend
 * under `/analytics`.
 * @param port 0 for a free port
 * @throws An Error if the port is taken or Prism does not start.
 */
export async function startPrismMock(port: number): Promise<RunningPrism> {
  const prism = await startPrism();
  const backend = createBackend({});
  // Prism sends every client the example's balance, so the live connection counts down from there.
  const { available_taps, total_taps } = getGetMyTapsResponseMock();
  backend.world.newcomer = { availableTaps: available_taps, totalTaps: total_taps };
  const front = prismFront(prism.address, new Analytics(backend.now));
  const closeLive = serveLive(front, backend);
  try {
    const { url: address, close } = await listenLocally(front, port);
    const stop = async () => {
      closeLive();
      // An idle socket must not prevent Prism from ending.
      void close();
      await prism.stop();
    };
    return { address, ended: prism.ended, stop };
  } catch (error) {
    await prism.stop();
    throw error;
  }
}
