import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Middleware } from '../context.ts';
import { sendFile } from './send-file.ts';

const root = dirname(fileURLToPath(import.meta.resolve('@bold/openapi/openapi.json')));

/** Serves the contract's reference at `/docs` and `/docs/problems`, and the documents that the reference links to. */
export const docs: Middleware = async (ctx, next) => {
  if (ctx.path !== '/docs' && !ctx.path.startsWith('/docs/')) return next();
  const isPage = ctx.path === '/docs' || ctx.path === '/docs/problems';
  const path = isPage ? '/docs.html' : ctx.path.slice('/docs'.length);
  if (!(await sendFile(ctx, root, path))) await next();
};
