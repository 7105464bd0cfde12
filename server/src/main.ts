import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Caches compiled sources, so that every start after the first one is faster. Must come before the first import of the
// server's own code. If the folder is not writable, nothing is cached.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/bold-server'));

const { serve } = await import('./start/serve.ts');
await serve();
