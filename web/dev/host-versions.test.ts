import { methodNames, missingSince, versions } from '@bold/mock/telegram';
import { supports } from '@telegram-apps/sdk-react';
import { expect, test } from 'vitest';

type Asked = Parameters<typeof supports>;

/** The methods that the library counts as methods of 6.0, and the versions that introduced them. */
const laterThanInLibrary: Record<string, string> = {
  web_app_open_link: '6.1',
  web_app_setup_closing_behavior: '6.2',
};
/** A host that shows the app in a frame, as the simulator does, takes this method in any version. */
const inFrames = 'web_app_open_tg_link';

// The table of methods and versions is compared with that of Telegram's library.
test.each(versions)(
  'the simulated Telegram %s lacks the same methods as in Telegram’s library',
  (version) => {
    const lacking = methodNames.filter((method) => missingSince(method, version) !== null);
    const isEarly = (method: string) =>
      versions.indexOf(version) < versions.indexOf(laterThanInLibrary[method] ?? '6.0');
    const missed = methodNames.filter(
      (method) =>
        method !== inFrames && (isEarly(method) || !supports(...([method, version] as Asked))),
    );

    expect(lacking).toEqual(missed);
  },
);

test.each(Object.keys(laterThanInLibrary))('the library counts %s as a method of 6.0', (method) => {
  expect(supports(...([method, '6.0'] as Asked))).toBe(true);
});
