import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { importsOf } from './imports-of.ts';
import { brokenWalls } from './walls.ts';

// `npm run check` runs it in the project's root: lists the imports that `walls.ts` forbids, and fails if there is one.

const sources = ['*.ts', '*.tsx', '*.js', '*.mjs', ':!**/dist/**', ':!web/public/**'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...sources], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => existsSync(path));

let faults = 0;
for (const path of files) {
  for (const specifier of importsOf(path, readFileSync(path, 'utf8'))) {
    for (const rule of brokenWalls(path, specifier)) {
      process.stderr.write(`${path} imports ${specifier}: ${rule}\n`);
      faults += 1;
    }
  }
}
process.exitCode = faults === 0 ? 0 : 1;
