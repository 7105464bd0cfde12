import { inServer } from '../mutant.ts';

export const operationsMutants = [
  ...inServer('deployment', 'server/src/site/health.ts', {
    health: [
      ['R1102', 'a healthy server has another status', "{ status: 'ok' }", "{ status: 'up' }"],
      [
        'R1102',
        'a ready server responds without content',
        "ctx.body = { status: 'ok' };",
        "if (ctx.path === '/readyz') ctx.status = 204;\n    else ctx.body = { status: 'ok' };",
      ],
      [
        'R1102',
        'a server is ready only for players',
        "if (ctx.path === '/readyz') await checkOnce();",
        "if (ctx.path === '/readyz' && !ctx.get('Authorization')) return void (ctx.status = 401);",
      ],
    ],
  }),
  ...inServer('deployment', 'server/src/site/app-config.ts', {
    appConfig: [
      [
        'R1103',
        'the configuration may be cached',
        "ctx.set('Cache-Control', 'no-store')",
        "ctx.set('Cache-Control', 'max-age=60')",
      ],
      [
        'R1103',
        'the configuration names no gateways',
        'payment_gateways: openGateways({ config, gateways }),',
        '',
      ],
      [
        'R1103',
        'the configuration has the number of the network',
        "config.tonNetwork === 'main' ? '-239' : '-3'",
        "config.tonNetwork === 'main' ? -239 : -3",
      ],
    ],
  }),
  ...inServer('deployment', 'server/src/app.ts', {
    createApp: [
      [
        'R1104',
        'every origin gets CORS headers',
        "config.corsOrigins.find((it) => it === request.get('Origin')) ?? ''",
        "request.get('Origin')",
      ],
      [
        'R1104',
        'a preflight of every origin gets CORS headers',
        "config.corsOrigins.find((it) => it === request.get('Origin')) ?? ''",
        "request.method === 'OPTIONS' ? request.get('Origin') : (config.corsOrigins.find((it) => it === request.get('Origin')) ?? '')",
      ],
      [
        'R1104',
        'pages without an origin get CORS headers',
        "config.corsOrigins.find((it) => it === request.get('Origin')) ?? ''",
        "config.corsOrigins.find((it) => it === request.get('Origin')) ?? (request.get('Origin') === 'null' ? 'null' : '')",
      ],
    ],
  }),
  ...inServer('deployment', 'server/src/http/refuse-unrouted.ts', {
    refuseUnrouted: [
      [
        'R1105',
        'a preflight needs init data',
        "if (ctx.method !== 'OPTIONS') {",
        "if (ctx.method !== 'OPTIONS' || !ctx.get('Authorization')) {",
      ],
      [
        'R1105',
        'a preflight is 200 with a body',
        'ctx.status = 204;',
        "ctx.status = 200;\n    ctx.body = 'ok';",
      ],
    ],
  }),
];
