import { resolve } from 'node:path';

/** The folder in which npm was called, or the current folder if the command runs without npm. */
export const callersFolder = resolve(process.env.INIT_CWD ?? '.');
