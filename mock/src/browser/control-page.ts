/**
 * Registers the worker's script and waits until the worker controls this page.
 * @returns The URL of the registered script. If the worker of `url` does not control the page, this is `url` with a
 * query.
 * @throws An Error if the page may have no worker, if there is no script at `url`, or if the worker cannot control the
 * page. MSW would then reload the page for ever.
 */
export async function controlPage(url: string): Promise<string> {
  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The mock needs a service worker: open the page with https:// or on localhost, in a window that is not private.',
    );
  }
  const { serviceWorker } = navigator;
  const own = new URL(url, location.href).href;
  // Another worker, such as the app's own, may control the page.
  const controller = () => {
    const { scriptURL = '' } = serviceWorker.controller ?? {};
    return scriptURL.startsWith(own) ? scriptURL : undefined;
  };
  const running = controller();
  if (running !== undefined) return running;
  const registration = await register(own);
  await activate(registration);
  if (controller() !== undefined) return own;
  if (!location.href.startsWith(registration.scope)) {
    throw new Error(
      `The worker at ${own} controls only pages under ${registration.scope}. This page is ${location.href}. ` +
        'Put the script in a parent folder, or add a slash to the address of the page.',
    );
  }
  // MSW's worker unregisters itself when its last page closes. If this page opens at that moment, the registration
  // keeps the old worker, which controls no new page. Another URL installs a new one.
  const again = `${own}?again`;
  await activate(await register(again));
  if (controller() !== undefined) return again;
  if (serviceWorker.controller) {
    throw new Error(
      `Another worker, ${serviceWorker.controller.scriptURL}, controls this page instead of ${own}. Unregister it, ` +
        'and do not register it in a page with the mock.',
    );
  }
  throw new Error(
    `The worker at ${own} does not control this page. Reload the page, and do not let the developer tools bypass ` +
      'service workers.',
  );
}

async function register(script: string): Promise<ServiceWorkerRegistration> {
  try {
    return await navigator.serviceWorker.register(script);
  } catch (cause) {
    throw new Error(
      `The mock cannot load its worker from ${script}: copy MSW's mockServiceWorker.js there with "npx msw init", or set workerUrl.`,
      { cause },
    );
  }
}

/** Waits until the newest worker of a registration is active. */
async function activate({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  if (!worker) return;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', check);
    check();
  });
}
