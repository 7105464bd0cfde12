import { startMock } from '@bold/mock/browser';

/** Answers the app's calls inside the page; resolves once it does. In development mode `mock` only. */
export async function startMockNetwork(): Promise<void> {
  await startMock();
}
