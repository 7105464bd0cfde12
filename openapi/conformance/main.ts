import { enableCompileCache } from 'node:module';

// `npm run conformance`: exit 0 all held, 1 something is broken, 2 the run was not possible.

// Compiling is half of a start; from the second one on everything is found compiled.
enableCompileCache();
await import('./run-command.ts');
