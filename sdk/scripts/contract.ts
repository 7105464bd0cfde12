import type { LimitedContract } from '../../openapi/scripts/contract-limits.ts';

export type CatalogueEntry = {
  readonly status?: number;
  readonly title: string;
  readonly retryable: boolean;
  readonly live?: 'drop' | 'resend';
};

/** The parts of the bundled contract that the generators read. */
export type Contract = LimitedContract & {
  readonly 'x-problem-catalogue': Readonly<Record<string, CatalogueEntry>>;
  readonly 'x-live-close-codes': Readonly<
    Record<string, { readonly title: string; readonly reconnect: boolean }>
  >;
  readonly 'x-rules': Readonly<Record<string, number>>;
};
