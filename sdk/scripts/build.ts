import { execFile } from 'node:child_process';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { entryFaults, readManifest, sdkFolder } from './entries.ts';

const dist = join(sdkFolder, 'dist');
const { exports, peerDependencies } = await readManifest();
const sources = Object.values(exports).map(({ '@bold/source': source }) => join(sdkFolder, source));

await rm(dist, { recursive: true, force: true });
await build({
  entryPoints: sources,
  outdir: dist,
  outbase: join(sdkFolder, 'src'),
  // Code that entries share is in shared files, so that a program has one configured client.
  splitting: true,
  chunkNames: 'shared/[hash]',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  external: Object.keys(peerDependencies),
  legalComments: 'none',
});
await promisify(execFile)('tsc', ['-p', join(sdkFolder, 'tsconfig.build.json')], {
  cwd: sdkFolder,
});
// tsc leaves `.ts` in the imports of declarations, but the package has `.js` files there.
for await (const name of glob('**/*.d.ts', { cwd: dist })) {
  const text = await readFile(join(dist, name), 'utf8');
  await writeFile(join(dist, name), text.replaceAll(/(['"]\.{1,2}\/[^'"]+)\.ts(['"])/g, '$1.js$2'));
}
const faults = entryFaults(exports, sdkFolder);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(`Built ${sources.length} entries in sdk/dist.`);
}
