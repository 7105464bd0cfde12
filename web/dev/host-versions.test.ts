import { methodNames, missingSince, versions } from '@bold/mock/telegram';
import { supports } from '@telegram-apps/sdk-react';
import { expect, test } from 'vitest';

type Asked = Parameters<typeof supports>;

// The library is written for the real messengers: what it asks of which version is what they have.
test.each(versions)(
  'a simulated messenger of %s lacks what the library misses there',
  (version) => {
    const lacking = methodNames.filter((method) => missingSince(method, version) !== null);
    const missed = methodNames.filter((method) => !supports(...([method, version] as Asked)));

    expect(lacking).toEqual(missed);
  },
);
