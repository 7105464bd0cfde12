import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';

// Runs before `npm pack` and compiles the kit to JavaScript, because Node runs TypeScript sources of a project, but
// none in node_modules.

const { build } = await import('esbuild').catch((cause: Error) => {
  throw new Error('The package esbuild is missing. Run "npm install" in this folder first.', {
    cause,
  });
});

const contractFolder = join(import.meta.dirname, '..');
const outdir = join(contractFolder, 'bin');

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: { conformance: join(contractFolder, 'conformance/main.ts') },
  outdir,
  bundle: true,
  // Code behind a dynamic import gets a file of its own.
  splitting: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node24',
  banner: { js: '#!/usr/bin/env node' },
});
await chmod(join(outdir, 'conformance.js'), 0o755);
