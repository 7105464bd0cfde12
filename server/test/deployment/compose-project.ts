import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export type Service = {
  image: string;
  build?: object;
  logging?: { driver: string };
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  networks?: string[];
  profiles?: string[];
  secrets?: string[];
  volumes?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  configs?: { source: string; target: string }[];
  depends_on?: Record<string, { condition: string }> | string[];
};

export type Project = {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, null>;
  configs: Record<string, { content: string }>;
};

/** The keys whose lists are replaced when files are merged. Other lists are joined. */
const replaced = ['command', 'entrypoint', 'test'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges `over` into `base` as Docker Compose does. Objects are merged by key, and volumes by their path in the
 * container.
 */
function merge(base: unknown, over: unknown, key = ''): unknown {
  if (over === undefined) return base;
  if (isObject(base) && isObject(over)) {
    const keys = new Set([...Object.keys(base), ...Object.keys(over)]);
    return Object.fromEntries([...keys].map((name) => [name, merge(base[name], over[name], name)]));
  }
  if (!Array.isArray(base) || !Array.isArray(over) || replaced.includes(key)) return over;
  const target = (item: unknown) => String(item).split(':')[1];
  const kept =
    key === 'volumes'
      ? base.filter((item) => !over.some((other) => target(other) === target(item)))
      : base.filter((item) => !over.includes(item));
  return [...kept, ...over];
}

function readFile(file: string): Project {
  const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
  const project = parse(text, { merge: true }) as Project;
  for (const [name, service] of Object.entries(project.services)) {
    const { extends: base, ...own } = service as Service & {
      extends?: { file: string; service: string };
    };
    if (!base) continue;
    const extended = readFile(base.file).services[base.service];
    project.services[name] = merge(extended, own) as Service;
  }
  return project;
}

/** Reads and merges Docker Compose files in the folder `server`, like `docker compose -f … -f …`. */
export const readProject = (...files: string[]): Project =>
  files.map(readFile).reduce((base, over) => merge(base, over) as Project);
