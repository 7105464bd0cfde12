import { failing } from '@bold/mock/browser';
import { expect, onTestFinished, test } from 'vitest';
import baseStyle from '../../src/ui/base.css?raw';
import { loadingParts } from '../loading-parts.ts';
import { renderApp } from '../render-app.tsx';
import { everyPage } from './every-page.fixture.ts';

const selectable = 'input, textarea, pre, [translate="no"], [translate="no"] *';
const player = { availableTaps: 9, totalTaps: 432 };

type View = [name: string, title: RegExp, visit: Parameters<typeof renderApp>[0]];

/** Every page, and most screens that the app shows instead of a page. */
const views: View[] = [
  ...everyPage.map((path): View => [path, /./, { path, player }]),
  ['the intro', /^Welcome/, { isWelcomed: false }],
  ['the step of the name', /^Registration$/, { isRegistered: false }],
  ['the step of the country', /^Select country$/, { player: { ...player, countryId: null } }],
  ['the error of the gate', /^Data error$/, { controls: failing('getMe') }],
  [
    'the screen of a banned player',
    /^Your account/,
    { controls: failing('getMe', 'PLAYER_BANNED') },
  ],
];

/**
 * Copies the values of `-webkit-touch-callout` in `base.css` to `--callout`, because Chromium ignores
 * `-webkit-touch-callout`.
 */
function copyCallouts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseStyle.replaceAll('-webkit-touch-callout', '--callout'));
  const rules = [...sheet.cssRules].flatMap((rule) => {
    const callout = rule instanceof CSSStyleRule && rule.style.getPropertyValue('--callout');
    return callout ? [`${rule.selectorText} { --callout: ${callout} }`] : [];
  });
  sheet.replaceSync(rules.join('\n'));
  document.adoptedStyleSheets.push(sheet);
  onTestFinished(() => void document.adoptedStyleSheets.pop());
}

test.each(views)(
  '[TAP-01] on %s only inputs and codes can be selected or held for a menu, and a double tap does not zoom',
  async (_, title, visit) => {
    copyCallouts();
    const { screen } = await renderApp(visit);
    await expect.element(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(() => document.querySelectorAll(loadingParts).length).toBe(0);

    const elements = [...document.querySelectorAll('body, #root, body *:not(script, style)')];
    const wrong = elements.filter((element) => {
      const style = getComputedStyle(element);
      const isSelectable = element.matches(selectable);
      const callout = style.getPropertyValue('--callout');
      return (
        (style.userSelect === 'none') === isSelectable ||
        callout !== (isSelectable ? 'default' : 'none')
      );
    });
    expect(wrong.map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    expect(getComputedStyle(document.body).touchAction).toBe('manipulation');
  },
);

// Chromium reads the body's value, WebKit only that of the root.
test.each(['html', 'body'])('a swipe beyond the end of the page does not move it: %s', (name) => {
  const element = document.querySelector(name);
  expect(element && getComputedStyle(element).overscrollBehavior).toBe('none');
});
