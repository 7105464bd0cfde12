import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

// `npm pack` runs it: Node strips types from sources of one's own, but not from those of an installed package.

const room = join(import.meta.dirname, '..');
const outdir = join(room, 'bin');

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: { conformance: join(room, 'conformance/main.ts') },
  outdir,
  bundle: true,
  // What is imported later stays in a file of its own.
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  banner: { js: '#!/usr/bin/env node' },
});
await chmod(join(outdir, 'conformance.js'), 0o755);
