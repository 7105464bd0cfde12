// Precedes the mock's service worker, which leaves navigations to the network.

type FetchEvent = Event & {
  request: Request;
  respondWith: (response: Response | Promise<Response>) => void;
};

const folder = new URL('./', location.href);

/** Responds to requests that a static host cannot answer. Returns null for all other requests. */
function answer({ url, mode }: Request): Response | Promise<Response> | null {
  const path = url.startsWith(folder.href)
    ? new URL(url).pathname.slice(folder.pathname.length)
    : '';
  if (mode === 'navigate' && /^user\/\d+\/?$/.test(path)) {
    return fetch(new URL(path.endsWith('/') ? 'user/0/' : 'user/', folder));
  }
  if (path === 'tonconnect-manifest.json') {
    const iconUrl = new URL('icon-180.png', folder).href;
    return Response.json({ url: folder.origin, name: 'Bold', iconUrl });
  }
  return null;
}

addEventListener('fetch', (event) => {
  const fetched = event as FetchEvent;
  const response = answer(fetched.request);
  if (response) fetched.respondWith(response);
});
