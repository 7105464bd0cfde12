import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exportedNames, type PublicFunction } from './public-functions.ts';

const root = join(import.meta.dirname, '..');

/**
 * Compiles the example of each function as a separate module. An example can use all exports of the function's entry
 * module without an import.
 *
 * @returns One line `file function: error` for each error of the compiler.
 */
export function compileExamples(functions: readonly PublicFunction[]): string[] {
  // In node_modules, where no other check of the repository finds the files.
  const folder = mkdtempSync(join(root, 'node_modules/.examples-'));
  try {
    functions.forEach((example, at) => {
      writeFileSync(join(folder, `${at}.ts`), moduleOf(example));
    });
    const files = functions.map((_, at) => `${at}.ts`);
    // Without these options, this run would replace the build info of the type check, which would start anew next time.
    const isolated = { incremental: false, tsBuildInfoFile: null };
    const compilerOptions = { noUnusedLocals: false, rootDir: root, ...isolated };
    const config = { extends: join(root, 'tsconfig.json'), compilerOptions, files, include: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const options = ['--pretty', 'false', '-p', folder];
    const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, ...options], {
      cwd: folder,
      encoding: 'utf8',
    });
    const lines = stdout.split('\n').filter((line) => /error TS\d+/.test(line));
    if (status !== 0 && lines.length === 0) throw new Error(`tsc failed: ${stdout}${stderr}`);
    return lines.map((line) => nameFunction(line, functions));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns the code of a module that contains the function's example. The module imports from the entry each name that
 * the example uses, and relative imports of the example become absolute.
 */
function moduleOf({ entry, file, example = '' }: PublicFunction): string {
  const used = exportedNames(entry).filter((name) => new RegExp(`\\b${name}\\b`).test(example));
  const specifier = /^\w*@/.test(entry.specifier) ? entry.specifier : join(root, entry.source);
  const code = example.replace(/(?<=from ')\.{1,2}\/[^']+/g, (path) =>
    join(root, dirname(file), path),
  );
  return `import { ${[...new Set(used)].join(', ')} } from '${specifier}';\n${code}\n`;
}

function nameFunction(line: string, functions: readonly PublicFunction[]): string {
  const [, at, message = line] = /(\d+)\.ts\(\d+,\d+\): error (TS.*)/.exec(line) ?? [];
  const found = functions[Number(at)];
  return found ? `${found.file} ${found.name}: ${message}` : line;
}
