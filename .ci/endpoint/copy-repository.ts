import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A copy of the repository's sources that uses the installed packages. */
export type Copy = {
  folder: string;
  /** Runs a command in the copy. `output` has stdout and stderr. */
  run: (command: string, args: readonly string[]) => Promise<{ status: number; output: string }>;
  /** Returns the lines of `git status` for the files that have changed since the copy was made. */
  changes: () => string[];
  remove: () => void;
};

/** Copies the repository into a new Git repository with one commit. Leaves out files that Git ignores. */
export function copyRepository(): Copy {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'bold-endpoint-'));
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  linkPackages(folder);
  git('init', '-q');
  git('add', '-A');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'Copy');
  return {
    folder,
    run: (command, args) => run(folder, command, args),
    changes: () => git('status', '--porcelain', '-uall').split('\n').filter(Boolean),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Links the installed packages into `folder`, a copy of the repository. Each `@bold/…` link points into the copy. */
function linkPackages(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@bold'), { recursive: true });
  // Also links npm's record of the installed packages. Without it, each command would install them again through links.
  const hidden = ['.bin', '.package-lock.json'];
  for (const name of readdirSync(join(root, 'node_modules')))
    if (hidden.includes(name) || !/^[.]|^@bold$/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const workspace of readdirSync(join(root, 'node_modules/@bold'))) {
    symlinkSync(join('../..', workspace), join(modules, '@bold', workspace));
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, workspace, 'node_modules'));
  }
}

/** The environment without Vitest's variables, which would disturb the tests in the copy. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^VITEST|^(TEST|NODE_ENV|MODE|DEV|PROD|SSR|BASE_URL)$/.test(name),
  ),
);

function run(folder: string, command: string, args: readonly string[]) {
  const PATH = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`;
  const child = spawn(command, args, { cwd: folder, env: { ...environment, PATH } });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk) => output.push(chunk));
  child.stderr.on('data', (chunk) => output.push(chunk));
  return new Promise<{ status: number; output: string }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ status: code ?? -1, output: Buffer.concat(output).toString() }),
    );
  });
}
