/** The app's stand-ins for wallets, chains and gateways each listen on a port of this machine. */
const thisMachine = ['http', 'ws'].flatMap((scheme) =>
  ['127.0.0.1', 'localhost'].map((host) => `${scheme}://${host}:*`),
);

/**
 * Returns the Content-Security-Policy of every page in development: libraries reach only this machine and the backends
 * in `named`. Scripts may be inline and use `eval`, because Vite writes scripts into pages and the mock compiles the
 * contract's schemas.
 */
export function developmentPolicy(named: string[]): string {
  // `'self'` covers every path of the page's own origin.
  const backends = named.filter((address) => URL.canParse(address));
  const origins = backends.map((address) => new URL(address).origin);
  const sources = ["'self'", ...thisMachine, ...origins, 'data:', 'blob:'];
  return `default-src ${sources.join(' ')} 'unsafe-inline' 'unsafe-eval'; object-src 'none'`;
}
