import { inServer } from '../mutant.ts';

export const limitsMutants = [
  ...inServer('document', 'server/src/limits/rate-limits.ts', {
    createRateLimits: [
      [
        'R131',
        'limits are ten times as high',
        'points, duration: periodMs / 1000',
        'points: points * 10, duration: 60',
      ],
      [
        'R131',
        'limits are half as high',
        'points, duration: periodMs / 1000',
        'points: points / 2, duration: 60',
      ],
      ['R131', 'a player has no limit', 'await user(userId);', ''],
      [
        'R133',
        'each refused request begins a new minute',
        'metrics.refusals.inc({ limit: name });',
        'metrics.refusals.inc({ limit: name });\n        await limiter.block?.(key, 60);',
      ],
      ['R134', 'all players share one limit', 'await user(userId);', 'await user(1);'],
      [
        'R132',
        'invoices and name checks have no limit of their own',
        'await operations[operationId]?.(userId);',
        '',
      ],
    ],
  }),

  ...inServer('document', 'server/src/limits/too-many.ts', {
    tooMany: [
      [
        'R133',
        'Retry-After is always a second',
        'Math.max(1, Math.ceil(waitMs / 1000))',
        'Math.min(1, Math.ceil(waitMs / 1000))',
      ],
      [
        'R131',
        'a limit has no Retry-After',
        "headers: { 'Retry-After': String(seconds) }",
        'headers: {}',
      ],
    ],
  }),

  ...inServer('document', 'server/src/limits/rate-limits.ts', {
    createRateLimits: [
      [
        'R132',
        'offers and custom amounts have a limit each',
        'createCustomInvoice: invoices,',
        "createCustomInvoice: perMinute('custom', limits.invoicesPerMinute),",
      ],
      [
        'R444',
        'a player has 600 share messages a minute',
        'limits.shareMessagesPerMinute',
        'limits.userRequestsPerMinute',
      ],
      [
        'R133',
        'a player has 60 name checks a minute',
        'limits.nameChecksPerMinute',
        'limits.nameChecksPerMinute / 2',
      ],
      [
        'R133',
        'name checks are limited like all requests',
        'limits.nameChecksPerMinute',
        'limits.userRequestsPerMinute',
      ],
      [
        'R134',
        'name checks of all players share one limit',
        'await operations[operationId]?.(userId);',
        "await operations[operationId]?.(operationId === 'checkDisplayName' ? 1 : userId);",
      ],
      [
        'R134',
        'invoices of all players share one limit',
        'await operations[operationId]?.(userId);',
        "await operations[operationId]?.(operationId.endsWith('Invoice') ? 1 : userId);",
      ],
      [
        'R134',
        'share messages of all players share one limit',
        'await operations[operationId]?.(userId);',
        "await operations[operationId]?.(operationId === 'createShareMessage' ? 1 : userId);",
      ],
    ],
  }),

  ...inServer('document', 'server/src/contract/serve-operation.ts', {
    serveOperation: [
      [
        'R131',
        'each launch has its own limit',
        'await deps.rateLimits.user(userId, operation.id);',
        "await deps.rateLimits.user(ctx.get('Authorization'), operation.id);",
      ],
      [
        'R131',
        'requests that break the contract do not count',
        'await deps.rateLimits.user(userId, operation.id); deps.noteAddress(userId, clientAddress(ctx.req, deps.config.trustedProxies)); const { header, ...valid } = await readInput(incoming(ctx));',
        'const { header, ...valid } = await readInput(incoming(ctx));\n    await deps.rateLimits.user(userId, operation.id);',
      ],
      [
        'R133',
        'invalid name checks do not count',
        'await deps.rateLimits.user(userId, operation.id); deps.noteAddress(userId, clientAddress(ctx.req, deps.config.trustedProxies)); const { header, ...valid } = await readInput(incoming(ctx));',
        `const isLate = operation.id === 'checkDisplayName';
    if (!isLate) await deps.rateLimits.user(userId, operation.id);
    const { header, ...valid } = await readInput(incoming(ctx));
    if (isLate) await deps.rateLimits.user(userId, operation.id);`,
      ],
      [
        'R133',
        'requests with HEAD are not limited',
        'await deps.rateLimits.user(userId, operation.id);',
        "if (ctx.method !== 'HEAD') await deps.rateLimits.user(userId, operation.id);",
      ],
    ],
  }),
];
