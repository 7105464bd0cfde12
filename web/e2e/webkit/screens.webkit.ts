import { expect } from '@playwright/test';
import { appText } from '../../src/app/app-text.ts';
import { onboardingText } from '../../src/features/onboarding/onboarding-text.ts';
import { paths, userPath } from '../../src/lib/paths.ts';
import { registerPlayer } from '../register-player.ts';
import { test } from './webkit-test.ts';

for (const [language, person] of [
  ['en', 'gina'],
  ['ru', 'kaplya'],
] as const) {
  test(`every screen opens with its title and fits the width of a phone, in ${language}`, async ({
    game,
    window: { app },
    open,
  }) => {
    const { titles } = appText[language];
    await registerPlayer(game.origin, person);
    const { id } = await game.ask<{ id: number }>(person, '/user/me');
    await open(person);
    await app.pressUntilGone(onboardingText[language].welcome.start);
    await app.sees('heading', titles.bold);

    for (const name of Object.keys(titles) as (keyof typeof titles)[]) {
      await open(person, { app: name === 'user' ? userPath(id) : paths[name] });

      await expect.poll(() => app.textOf('h1'), name).toBe(titles[name]);
      await app.loads();
      const { scrollWidth, clientWidth } = await app.run(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth, name).toBe(clientWidth);
    }
  });
}
