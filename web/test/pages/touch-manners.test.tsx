import { expect, test } from 'vitest';
import { renderApp } from '../render-app.tsx';

const selectable = 'input, textarea, pre, [translate="no"], [translate="no"] *';

test.each([
  '/bold',
  '/profile',
  '/edit',
  '/finances',
  '/leaderboard',
  '/store/payments',
  '/levels',
])(
  '[TAP-01] at %s only inputs and codes can be selected, and a double tap does not zoom',
  async (path) => {
    const { screen } = await renderApp({ path, player: { availableTaps: 9, totalTaps: 432 } });
    await expect.element(screen.getByRole('main')).not.toBeEmptyDOMElement();
    const elements = [...document.querySelectorAll('body, #root, body *:not(script, style)')];
    const wrong = elements.filter((element) => {
      const { userSelect } = getComputedStyle(element);
      return (userSelect === 'none') === element.matches(selectable);
    });
    expect(wrong.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(getComputedStyle(document.body).touchAction).toBe('manipulation');
  },
);
