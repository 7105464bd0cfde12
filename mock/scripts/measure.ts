// npm run measure: both parts run, also if the first one has broken a limit.
await import('./measure-mock.ts');
await import('./measure-worker.ts');

export {};
