import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distFiles } from './dist-files.ts';

const dist = join(import.meta.dirname, '../dist');
const files = await distFiles();
await mkdir(dist, { recursive: true });
for (const [name, text] of Object.entries(files)) await writeFile(join(dist, name), text);
console.log(`Written to openapi/dist: ${Object.keys(files).join(', ')}.`);
