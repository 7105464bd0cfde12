import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { contentSecurity } from './content-security.ts';

const production = {
  ...readConfig({}),
  developmentToken: false,
  publicUrl: 'https://bold.example',
};
const development = { ...readConfig({}), simulatorDist: '/simulator' };

function directive(policy: string, name: string): string | undefined {
  return policy.split('; ').find((part) => part.startsWith(`${name} `));
}

test.each(['/', '/bold', '/assets/app.js', '/config.json'])(
  'only Telegram’s web client may frame %s',
  (path) => {
    const policy = contentSecurity(production)(path);
    expect(directive(policy, 'frame-ancestors')).toBe('frame-ancestors https://web.telegram.org');
  },
);

test('the simulator frames the app in development', () => {
  const policy = contentSecurity(development);
  expect(directive(policy('/'), 'frame-ancestors')).toContain("'self'");
  expect(directive(policy('/simulator/'), 'frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('the app may call its own origin, analytics and what the operator lists, and nothing else', () => {
  const policy = contentSecurity({
    ...production,
    analyticsUrl: 'https://events.example/analytics',
    connectOrigins: ['https://bridge.example/bridge', 'https://wallets.example'],
  });
  expect(directive(policy('/'), 'connect-src')).toBe(
    "connect-src 'self' wss://bold.example https://events.example https://bridge.example https://wallets.example",
  );
});

test('fakes on this machine may be called in development only', () => {
  expect(contentSecurity(development)('/')).toContain('http://127.0.0.1:*');
  expect(contentSecurity(production)('/')).not.toContain('127.0.0.1');
});

test.each(['/', '/simulator/', '/docs'])(
  'no script of another origin or in the page of %s runs',
  (path) => {
    const policy = contentSecurity(development)(path);
    expect(policy).not.toContain('script-src');
    expect(directive(policy, 'default-src')).toBe("default-src 'self'");
  },
);

test.each(['/api/level', '/analytics/events', '/healthz', '/metrics', '/telegram/webhook'])(
  'the response of %s is data and may load nothing',
  (path) => {
    expect(contentSecurity(production)(path)).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

test('the worker of the analytics task may run from memory in the app, and nowhere else', () => {
  const policy = contentSecurity(development);
  expect(directive(policy('/'), 'worker-src')).toBe("worker-src 'self' blob:");
  for (const path of ['/simulator/', '/docs', '/api/level'])
    expect(policy(path)).not.toContain('blob:');
});

test('pictures of wallets come only from origins that the operator lists', () => {
  const named = {
    ...production,
    walletsUrl: 'https://wallets.example/list.json',
    connectOrigins: ['https://bridge.example'],
  };
  expect(directive(contentSecurity(named)('/'), 'img-src')).toBe(
    "img-src 'self' data: https://wallets.example https://bridge.example",
  );
  expect(directive(contentSecurity(named)('/'), 'connect-src')).toContain(
    'https://wallets.example',
  );
  expect(directive(contentSecurity(production)('/'), 'img-src')).toBe("img-src 'self' data:");
});

test('[VIEW-01] the page may call the product-analytics service that the operator names, and no other', () => {
  const named = { ...production, productAnalyticsUrl: 'https://product.example/ingest' };
  expect(directive(contentSecurity(named)('/'), 'connect-src')).toContain(
    'https://product.example',
  );
  expect(directive(contentSecurity(production)('/'), 'connect-src')).not.toContain('product');
});
