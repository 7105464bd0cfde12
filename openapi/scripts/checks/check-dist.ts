import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files in `folder` are byte for byte what the sources give. One sentence for each that is missing or old. */
export async function checkDist(
  files: Readonly<Record<string, string>>,
  folder: string,
): Promise<string[]> {
  const faults = await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      const present = await readFile(join(folder, name), 'utf8').catch(() => undefined);
      if (present === text) return [];
      const state = present === undefined ? 'missing' : 'not up to date';
      return [`openapi/dist/${name} is ${state}; run npm run generate.`];
    }),
  );
  return faults.flat();
}
