import vm from 'node:vm';
import { build } from 'esbuild';

/**
 * Bundles a module for the browser and runs it without the globals of Node. `globals` adds or replaces some globals.
 */
export async function runWithBrowserGlobals(file: string, globals: object): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [file],
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'browser',
  });
  // A function instead of a module, because top-level await needs one. Globals of Node are missing.
  const code = `(async () => {${outputFiles[0]?.text}})()`;
  const { fetch, Headers, AbortController, URL, URLSearchParams, crypto } = globalThis;
  const timers = { setTimeout, clearTimeout };
  const browser = { fetch, Headers, AbortController, URL, URLSearchParams, crypto, ...timers };
  await vm.runInNewContext(code, { ...browser, ...globals });
}
