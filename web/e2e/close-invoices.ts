/**
 * Closes every pay sheet that the app opens from now on with `status`, as Telegram does. Needs a page without a frame
 * around it. Runs in the page.
 */
export function closeInvoices(status: string): void {
  const postEvent = (method: string, parameters: string) => {
    if (method !== 'web_app_open_invoice') return;
    const eventData = { ...JSON.parse(parameters), status };
    postMessage(JSON.stringify({ eventType: 'invoice_closed', eventData }));
  };
  Object.assign(window, { TelegramWebviewProxy: { postEvent } });
}
