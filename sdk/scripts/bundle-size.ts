import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { readManifest, sdkFolder } from './entries.ts';

/** The size of a browser bundle in bytes. */
export type BundleSize = {
  readonly minified: number;
  readonly gzipped: number;
};

/**
 * Bundles a module and returns the bundle's size. The bundle does not contain this package's peer dependencies.
 * @param code The source text of the module, with imports relative to this package's folder
 */
export async function bundleSize(code: string): Promise<BundleSize> {
  const { peerDependencies } = await readManifest();
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: sdkFolder, loader: 'ts' },
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
