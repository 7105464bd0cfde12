import type { Page } from '@playwright/test';

/** Returns a growing list of the URLs that the page and its frames request from other machines. */
export function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isHere = ['data:', 'blob:'].includes(protocol) || hostname === '127.0.0.1';
    if (!isHere) foreign.push(request.url());
  });
  return foreign;
}
