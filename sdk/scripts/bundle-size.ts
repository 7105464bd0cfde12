import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readManifest, room } from './entries.ts';

/** The bytes of a program for the browser, minified. */
export interface BundleSize {
  readonly minified: number;
  readonly gzipped: number;
}

/**
 * Measures a module, given as text that imports from this package's folder, bundled with everything it
 * pulls in but the libraries that its users bring themselves.
 */
export async function bundleSize(code: string): Promise<BundleSize> {
  const { peerDependencies } = await readManifest();
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: room, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: Object.keys(peerDependencies),
    legalComments: 'none',
  });
  const bytes = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
}
