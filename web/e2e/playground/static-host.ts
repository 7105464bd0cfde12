import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.yaml': 'text/yaml',
};

/** The app's content security policy (`server/src/site/content-security.ts`), reduced to the app's own origin. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** A host of static files that does not rewrite URLs. */
export class StaticHost {
  /** The URL of the folder, with a slash at its end. */
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server, url: string) {
    this.#server = server;
    this.url = url;
  }

  /** Serves the files of `folder` below the URL path `path`. `path` must begin and end with a slash. */
  static async start(folder: string, path: string): Promise<StaticHost> {
    const server = createServer((request, response) => {
      response.setHeader('Content-Security-Policy', policy);
      void send(response, { folder, path, url: request.url ?? '/' });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The host has no port.');
    return new StaticHost(server, `http://127.0.0.1:${address.port}${path}`);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

type Wanted = { folder: string; path: string; url: string };

/**
 * Sends the file at `url`, or `404.html` if there is no such file. If `url` is a folder, sends the folder's
 * `index.html`, or redirects to `url` with a slash if the slash at the end is missing.
 */
async function send(response: ServerResponse, { folder, path, url }: Wanted): Promise<void> {
  const { pathname, search } = new URL(url, 'http://localhost');
  const file = join(folder, decodeURIComponent(pathname.slice(path.length)));
  const found = pathname.startsWith(path) ? await stat(file).catch(() => null) : null;
  if (found?.isDirectory() && !pathname.endsWith('/')) {
    response.writeHead(301, { Location: `${pathname}/${search}` }).end();
    return;
  }
  const served = found?.isDirectory() ? join(file, 'index.html') : file;
  const content = found && (await readFile(served).catch(() => null));
  response.statusCode = content ? 200 : 404;
  response.setHeader('Content-Type', types[content ? extname(served) : '.html'] ?? 'text/plain');
  response.end(content ?? (await readFile(join(folder, '404.html'))));
}
