/**
 * Lets the running mock continue when a new worker of the script at `url` takes over the page, until `signal` aborts.
 * A hard reload of another tab installs such a worker.
 * @returns A function that removes the page from the clients of the new worker. Call it when the mock stops.
 */
export function followWorker(url: string, signal: AbortSignal): () => void {
  const { serviceWorker } = navigator;
  const own = new URL(url, location.href).href;
  const first = serviceWorker.controller;
  const isNew = (worker: MessageEventSource | null): worker is ServiceWorker =>
    worker !== first && worker instanceof ServiceWorker && worker.scriptURL.startsWith(own);
  const post = (message: 'MOCK_ACTIVATE' | 'CLIENT_CLOSE') => {
    const worker = serviceWorker.controller;
    if (isNew(worker)) worker.postMessage(message);
  };
  const activate = () => post('MOCK_ACTIVATE');
  // MSW ignores the messages of a worker that is not its first. It accepts messages without a source.
  const forward = ({ source, data, ports }: MessageEvent) => {
    if (!isNew(source)) return;
    serviceWorker.dispatchEvent(new MessageEvent('message', { data, ports: [...ports] }));
  };
  serviceWorker.addEventListener('controllerchange', activate, { signal });
  serviceWorker.addEventListener('message', forward, { signal });
  return () => post('CLIENT_CLOSE');
}
