import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { attachmentsDir } from '../web/vitest.config.ts';

type Step = { uses?: string; run?: string; with?: Record<string, string> };
type Job = {
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  needs?: string | string[];
  strategy?: { matrix: Record<string, unknown[]> };
  services?: Record<string, { image: string }>;
  container?: string;
  env?: Record<string, string>;
  steps: Step[];
};
type Workflow = { permissions?: Record<string, string>; jobs: Record<string, Job> };

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = globSync('.github/workflows/*.yml', { cwd: root });
const workflows = files.map((file) => ({ file, workflow: parse(read(file)) as Workflow }));
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({ place: `${file} ${name}`, workflow, job })),
);

/** Returns the names of the npm scripts of a workspace, or by default of the root. */
function scriptsOf(workspace: string | undefined): string[] {
  const path = workspace ? `${workspace.replace('@bold/', '')}/package.json` : 'package.json';
  return Object.keys((JSON.parse(read(path)) as { scripts: object }).scripts);
}

test('every action is pinned by its commit, with the version in a comment', () => {
  const examples = globSync('openapi/conformance/examples/*.yml', { cwd: root });
  const uses = [...files, ...examples].flatMap((file) => read(file).match(/uses: .*$/gm) ?? []);
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  // One commit per action: an update that forgot a place shows here.
  expect(new Set(uses).size).toBe(new Set(uses.map((line) => line.split('@')[0])).size);
});

const publishers: Record<string, Record<string, string>> = {
  '.github/workflows/playground.yml publish': { contents: 'write' },
  '.github/workflows/publish.yml npm': { contents: 'read', 'id-token': 'write' },
};

test.each(jobs)(
  '$place ends in time, reads only unless it publishes, and keeps no credentials',
  ({ place, job, workflow }) => {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    expect([workflow.permissions, job.permissions]).toEqual([
      { contents: 'read' },
      publishers[place] ?? { contents: 'read' },
    ]);
    for (const step of job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step).toMatchObject({ with: { 'persist-credentials': false } });
  },
);

test('the contract is compared with the base in the merge commit, and again after a label', () => {
  const { on, jobs: all } = parse(read('.github/workflows/contract.yml')) as Workflow & {
    on: { pull_request: { types: string[] } };
  };
  // A run that is repeated sees the labels of its first time, so a new label needs a new run.
  expect(on.pull_request.types).toEqual(expect.arrayContaining(['labeled', 'unlabeled']));
  // The event names the base of the last push, and the merge commit may have a newer one.
  expect(all.diff?.steps[0]).toMatchObject({ with: { 'fetch-depth': 2 } });
  expect(all.diff?.steps.at(-1)?.run).toContain('npm run -s contract:diff -- HEAD^1 ');
});

test('a run of the kit that requires all checks makes the slow ones too', () => {
  const runs = jobs.flatMap(({ job }) => job.steps.map(({ run = '' }) => run));
  const strict = runs.filter((run) => run.includes('--require-all'));
  expect(strict).toHaveLength(1);
  for (const run of strict) expect(run).toContain(' --deep --require-all ');
});

test('the example for a server in another repository runs the kit with the packages that it installs', () => {
  const { permissions, jobs: all } = parse(
    read('openapi/conformance/examples/github-actions.yml'),
  ) as Workflow;
  const runs = all.conformance?.steps.map(({ run = '' }) => run) ?? [];
  // The script of the root first installs whatever of all workspaces is missing.
  expect(runs).toContain('npm ci --workspace @bold/openapi --include-workspace-root');
  expect(runs).toContainEqual(expect.stringMatching(/^npm run conformance -w @bold\/openapi -- /));
  expect([permissions, all.conformance?.['timeout-minutes']]).toEqual([{ contents: 'read' }, 30]);
});

test('the SDK is published with provenance, after its version and its tests were checked', () => {
  const { npm } = (parse(read('.github/workflows/publish.yml')) as Workflow).jobs;
  const runs = npm?.steps.map(({ run = '' }) => run).filter((run) => run !== '') ?? [];
  const at = (text: string) => runs.findIndex((run) => run.includes(text));

  expect(runs.at(-1)).toBe('npm publish -w @bold/sdk --provenance --access public');
  expect(at('check:release')).toBeGreaterThan(at('npm ci'));
  expect(at('--project sdk')).toBeGreaterThan(at('npm ci'));
  expect(at('repository.url=git+$GITHUB_SERVER_URL/$GITHUB_REPOSITORY.git')).toBeGreaterThan(0);
  expect(read('.github/workflows/publish.yml')).not.toMatch(/secrets\.|NODE_AUTH_TOKEN/);
});

test.each(jobs)('$place waits only for jobs that there are', ({ job, workflow }) => {
  for (const name of [job.needs ?? []].flat()) expect(Object.keys(workflow.jobs)).toContain(name);
});

test.each(jobs)('$place runs only scripts that there are', ({ job }) => {
  for (const { run = '' } of job.steps) {
    for (const [command, name = ''] of run.matchAll(/npm run (?:-s )?([\w:]+).*/g))
      expect(scriptsOf(/ -w (\S+)/.exec(command)?.[1])).toContain(name);
    for (const [, file = ''] of run.matchAll(/node (\.ci\/\S+)/g)) expect(read(file)).not.toBe('');
  }
});

test.each(jobs)('$place puts nothing that a pull request says into a command', ({ job }) => {
  for (const { run = '' } of job.steps) expect(run).not.toMatch(/\$\{\{\s*(github|inputs)\b/);
});

test('the tests run on the PostgreSQL and the Redis of production', () => {
  const { services } = parse(read('server/compose.yaml')) as Required<Pick<Job, 'services'>>;
  const tests = (parse(read('.github/workflows/test.yml')) as Workflow).jobs.test;
  const versions = tests?.strategy?.matrix.postgres ?? [];
  expect(versions.map((version) => `postgres:${version}`)).toContain(services.postgres?.image);
  expect(tests?.services?.redis?.image).toBe(services.redis?.image);
});

test('the tests of a cluster run with the programs of the image of production', () => {
  const { services } = parse(read('server/compose.distributed.yaml')) as {
    services: { cluster: { image: string } };
  };
  const { tests } = (parse(read('.github/workflows/cluster.yml')) as Workflow).jobs;
  expect(tests?.container).toBe(services.cluster.image);
  const [, version] =
    /PGDATA: .*postgresql\/(\d+)/.exec(read('server/compose.distributed.yaml')) ?? [];
  expect(tests?.env?.CITUS_BIN).toBe(`/usr/lib/postgresql/${version}/bin`);
  expect(tests?.steps.at(-1)?.run).toMatch(/^npx vitest run .* test\/cluster$/);
});

test('CI uses the browser that a machine without one unpacks', () => {
  expect(read('.ci/run')).toContain('BROWSER=packed npm test');
  const { test: tests, bare } = (parse(read('.github/workflows/test.yml')) as Workflow).jobs;
  expect(bare?.env?.BROWSER).toBe('packed');
  const step = tests?.steps.find(({ run }) => run === 'npm test');
  expect(step).toMatchObject({ env: { BROWSER: 'packed' } });
});

test('CI uploads the folder of the pictures of failed browser tests', () => {
  const { test: tests } = (parse(read('.github/workflows/test.yml')) as Workflow).jobs;
  const upload = tests?.steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
  expect(attachmentsDir).toContain(join(root, upload?.with?.path ?? 'nothing'));
});

test('the legal choices are tried after a night that caught too few faults, too', () => {
  const { mutants } = (parse(read('.github/workflows/nightly.yml')) as Workflow).jobs;
  const step = mutants?.steps.find(({ run }) => run?.endsWith('--choices'));
  // Without a function of the state, GitHub adds success() to a condition.
  expect(step).toMatchObject({ if: expect.stringContaining('!cancelled()') });
});
