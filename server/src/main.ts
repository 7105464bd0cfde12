import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Most of a start is reading and compiling sources: from the second one on they are found compiled. It has to come
// before the first import of ours; where the folder cannot be written everything is compiled as ever.
enableCompileCache(join(import.meta.dirname, '../../node_modules/.cache/bold-server'));

const { serve } = await import('./serve.ts');
await serve();
