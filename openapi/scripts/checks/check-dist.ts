import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Compares the files in `folder` with the generated texts. Returns an error message per missing or outdated file. */
export async function checkDist(
  files: Readonly<Record<string, string>>,
  folder: string,
): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const present = await readFile(join(folder, name), 'utf8').catch(() => undefined);
      if (present === text) return [];
      const state = present === undefined ? 'missing' : 'not up to date';
      return [`openapi/${basename(folder)}/${name} is ${state}. Run npm run generate.`];
    }),
  );
  return faults.flat();
}
