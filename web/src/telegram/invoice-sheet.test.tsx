import { createPostEvent, emitEvent, postMessageImplementation } from '@telegram-apps/sdk-react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type InvoiceStatus, invoiceSheet } from './invoice-sheet.ts';

/** Creates a pay sheet on a fake host, which records the `slugs` of opened invoices. */
function openSheet(version = '9.1') {
  const slugs: unknown[] = [];
  const before = postMessageImplementation();
  postMessageImplementation.set((message: string) => {
    const { eventType, eventData } = JSON.parse(message);
    if (eventType === 'web_app_open_invoice') slugs.push(eventData.slug);
  });
  onTestFinished(() => postMessageImplementation.set(before));
  const close = (slug: string, status: InvoiceStatus) =>
    emitEvent('invoice_closed', { slug, status });
  return { sheet: invoiceSheet(version, createPostEvent(version)), slugs, close };
}

test.each(['paid', 'failed', 'cancelled', 'pending'] as const)(
  '[PAY-02] [PAY-03] `open` resolves to the status %s of the closed invoice',
  async (status) => {
    const { sheet, slugs, close } = openSheet();

    const end = sheet.open('https://t.me/$q1w2-e3');
    close('q1w2-e3', status);

    await expect(end).resolves.toBe(status);
    expect(slugs).toEqual(['q1w2-e3']);
  },
);

test('the longer form of an invoice link opens the same invoice', () => {
  const { sheet, slugs } = openSheet();

  void sheet.open('https://t.me/invoice/q1w2');

  expect(slugs).toEqual(['q1w2']);
});

test('[ERR-08] while an invoice is open a second one is not opened', async () => {
  const { sheet, slugs, close } = openSheet();
  const first = sheet.open('https://t.me/$one');
  expect(sheet.obstacle()).toBe('already-open');

  await expect(sheet.open('https://t.me/$two')).resolves.toBe('already-open');

  expect(slugs).toEqual(['one']);
  close('one', 'cancelled');
  await first;
  expect(sheet.obstacle()).toBeUndefined();
});

test('an invoice for which the host stays silent does not block the next one for ever', async () => {
  const { sheet, slugs, close } = openSheet();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const silent = sheet.open('https://t.me/$one');
  now.mockReturnValue(9_999);
  expect(sheet.obstacle()).toBe('already-open');
  now.mockReturnValue(10_000);
  expect(sheet.obstacle()).toBeUndefined();

  const next = sheet.open('https://t.me/$two');

  await expect(silent).resolves.toBe('cancelled');
  expect(slugs).toEqual(['one', 'two']);
  await expect(sheet.open('https://t.me/$three')).resolves.toBe('already-open');
  close('two', 'paid');
  await expect(next).resolves.toBe('paid');
});

test('closing another invoice does not close this one', async () => {
  const { sheet, close } = openSheet();
  const end = sheet.open('https://t.me/$mine');

  close('of-an-earlier-visit', 'paid');

  expect(sheet.obstacle()).toBe('already-open');
  close('mine', 'failed');
  await expect(end).resolves.toBe('failed');
});

test('[ERR-07] on a host of version 6.0 no invoice can be opened', async () => {
  const { sheet, slugs } = openSheet('6.0');

  await expect(sheet.open('https://t.me/$one')).resolves.toBe('unsupported');

  expect(sheet.obstacle()).toBe('unsupported');
  expect(slugs).toEqual([]);
});
