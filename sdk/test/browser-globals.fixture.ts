import vm from 'node:vm';
import { build } from 'esbuild';

/** Bundles a module for the browser and runs it without Node's globals, but with `globals`. */
export async function runWithBrowserGlobals(file: string, globals: object): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [file],
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'browser',
  });
  // A script has no top-level await, so the code is wrapped in an async function. The context has no globals of Node.
  const code = `(async () => {${outputFiles[0]?.text}})()`;
  const { fetch, Headers, AbortController, URL, URLSearchParams, crypto } = globalThis;
  const timers = { setTimeout, clearTimeout };
  const browser = { fetch, Headers, AbortController, URL, URLSearchParams, crypto, ...timers };
  await vm.runInNewContext(code, { ...browser, ...globals });
}
