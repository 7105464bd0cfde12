/** How every test starts Chromium: headless, quiet on the network, and runnable as root in a container. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Else the browser asks its maker what the fields of every form mean; nobody listens on this port.
  '--autofill-server-url=http://127.0.0.1:9/',
] as const;
