import { conformance } from '../conformance.ts';
import type { Options } from '../read-options.ts';
import { startFaultyServer } from './faulty-server.ts';
import type { Mutant } from './mutant.ts';

/** Whether the checks of the mutant's tag notice it, and by which sentence. */
export interface Catch {
  mutant: Mutant;
  /** Undefined for a mutant that survived. */
  sentence: string | undefined;
}

/** Holds a good server with one fault in front of it against the kit; stops at the first broken check. */
export async function hunt(upstream: string, mutant: Mutant, options: Options): Promise<Catch> {
  const faulty = await startFaultyServer(upstream, mutant);
  try {
    const url = faulty.url;
    const live = `${url.replace(/^http/, 'ws')}/api/live`;
    const { results } = await conformance(
      { ...options, url, live, only: [mutant.tag] },
      { stopAtFirst: true },
    );
    const broken = results.find(({ state }) => state === 'broken');
    return { mutant, sentence: broken?.sentence };
  } finally {
    await faulty.stop();
  }
}
