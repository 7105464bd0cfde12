import { gzipSync } from 'node:zlib';
import type { ProductionFiles } from './build-production.ts';
import { firstLoad, madeWith } from './first-load.ts';

/** The maximum size of the first load, in gzipped bytes. */
export const firstLoadLimits = { scripts: 148_000, styles: 12_000 };
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

/** Gzipped bytes. `unwanted` are the packages and folders that must load later. */
export type FirstLoadSize = {
  scripts: number;
  styles: number;
  chunks: { chunk: string; gzipped: number }[];
  unwanted: string[];
};

/** Measures what loads between a tap in Telegram and the playable game. */
export function measureFirstLoad(files: ProductionFiles): FirstLoadSize {
  const chunks = files.filter((part) => part.type === 'chunk');
  const first = firstLoad(chunks, '/src/app/screens/bold-screen.tsx');
  const styles = new Set(
    first.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  );
  const assets = (isWanted: (name: string) => boolean) =>
    files.flatMap((part) =>
      part.type === 'asset' && isWanted(part.fileName) ? [String(part.source)] : [],
    );
  // The page loads it beside the chunks.
  const retry = assets((name) => name === 'retry-launch.js');
  return {
    scripts: total([...first.map(({ code }) => code), ...retry]),
    styles: total(assets((name) => styles.has(name))),
    chunks: first.map(({ fileName, code }) => ({ chunk: fileName, gzipped: gzipped(code) })),
    unwanted: madeWith(first, later),
  };
}

const gzipped = (text: string) => gzipSync(text, { level: 9 }).length;
const total = (texts: string[]) => texts.reduce((sum, text) => sum + gzipped(text), 0);
