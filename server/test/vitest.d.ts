import type { TestPostgres } from './template-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres;
  }
}
