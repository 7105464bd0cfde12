import { resolve } from 'node:path';

/** The folder of the caller. npm runs a command in the project's folder, and INIT_CWD is where npm was called. */
export const callersFolder = resolve(process.env.INIT_CWD ?? '.');
