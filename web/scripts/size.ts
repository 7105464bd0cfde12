import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { firstLoad, madeWith } from './first-load.ts';

/** The maximum size of the first load, in gzipped bytes. */
const limits = { script: 147_500, style: 12_000 };
/** Packages and folders that must not be in the first load. */
const later = [
  '@tonconnect',
  'src/ton',
  'react-hook-form',
  'yup',
  'posthog-js-lite',
  'msw',
  'mock/src',
];

process.env.NODE_ENV = 'production';
const result = await build({
  root: join(import.meta.dirname, '..'),
  configLoader: 'native',
  logLevel: 'silent',
  build: { write: false, sourcemap: false },
});
if (!('output' in result)) throw new Error('The build has more than one result.');

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const total = (texts: string[]) => texts.reduce((sum, text) => sum + gzipped(text), 0);
const chunks = result.output.filter((part) => part.type === 'chunk');
const first = firstLoad(chunks, '/src/app/screens/bold-screen.tsx');
const styles = new Set(first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
const css = result.output.flatMap((part) =>
  part.type === 'asset' && styles.has(part.fileName) ? [String(part.source)] : [],
);

// The page loads it beside the chunks.
const retry = result.output.flatMap((part) =>
  part.type === 'asset' && part.fileName === 'retry-launch.js' ? [String(part.source)] : [],
);

const script = total([...first.map(({ code }) => code), ...retry]);
const style = total(css);
const unwanted = madeWith(first, later);
console.table([
  { 'first load': 'scripts', gzipped: script, limit: limits.script, fits: script <= limits.script },
  { 'first load': 'styles', gzipped: style, limit: limits.style, fits: style <= limits.style },
]);
console.table(first.map(({ fileName, code }) => ({ chunk: fileName, gzipped: gzipped(code) })));
if (unwanted.length > 0) console.error(`The first load brings ${unwanted.join(', ')} along.`);
if (unwanted.length > 0 || script > limits.script || style > limits.style) process.exitCode = 1;
