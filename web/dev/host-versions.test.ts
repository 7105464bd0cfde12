import { methodNames, missingSince, versions } from '@bold/mock/telegram';
import { supports } from '@telegram-apps/sdk-react';
import { expect, test } from 'vitest';

type Asked = Parameters<typeof supports>;

// The table of methods and versions is compared with that of Telegram's library.
test.each(versions)(
  'the simulated Telegram %s lacks the same methods as in Telegram’s library',
  (version) => {
    const lacking = methodNames.filter((method) => missingSince(method, version) !== null);
    const missed = methodNames.filter((method) => !supports(...([method, version] as Asked)));

    expect(lacking).toEqual(missed);
  },
);
