import { expect, test } from 'vitest';
import { applyOutcome } from './host.ts';
import { act } from './person-actions.ts';
import { receiveMessage, testHost } from './test-host.ts';

const press = (
  state: ReturnType<typeof testHost>,
  button: 'main' | 'secondary' | 'back' | 'settings',
) => applyOutcome(state, act(state, { type: 'press', button })).replies;

test('[LAUNCH-08] the main button shows what the app sets and notifies the app when it is pressed', () => {
  const { state } = receiveMessage(testHost(), 'web_app_setup_main_button', {
    is_visible: true,
    text: 'Buy',
    color: '#112233',
  });

  expect(state.mainButton).toMatchObject({ visible: true, text: 'Buy', color: '#112233' });
  expect(press(state, 'main')).toEqual([{ eventType: 'main_button_pressed' }]);
});

test('parameters that the app leaves out are unchanged', () => {
  const first = receiveMessage(testHost(), 'web_app_setup_main_button', {
    is_visible: true,
    text: 'Buy',
  });

  const { state } = receiveMessage(first.state, 'web_app_setup_main_button', { is_active: false });

  expect(state.mainButton).toMatchObject({ visible: true, text: 'Buy', active: false });
});

test('a button whose text is blank is not shown, even if the app sets it visible', () => {
  const data = { is_visible: true, text: ' ' };
  const { state } = receiveMessage(testHost(), 'web_app_setup_main_button', data);

  expect(state.mainButton.visible).toBe(false);
  expect(press(state, 'main')).toEqual([]);
});

test.each([
  { is_visible: false },
  { is_visible: true, is_active: false },
  { is_visible: true, is_progress_visible: true },
])('a bottom button with %o cannot be pressed', (data) => {
  const main = receiveMessage(testHost(), 'web_app_setup_main_button', data).state;
  const { state } = receiveMessage(main, 'web_app_setup_secondary_button', data);

  expect([...press(state, 'main'), ...press(state, 'secondary')]).toEqual([]);
});

test('a press of the secondary button reaches the app while the app shows the button', () => {
  const { state } = receiveMessage(testHost(), 'web_app_setup_secondary_button', {
    is_visible: true,
  });

  expect(press(state, 'secondary')).toEqual([{ eventType: 'secondary_button_pressed' }]);
});

test.each([
  ['back', 'web_app_setup_back_button'],
  ['settings', 'web_app_setup_settings_button'],
] as const)(
  '[LAUNCH-08] a press of the %s button reaches the app only while the app shows the button',
  (button, method) => {
    const { state } = receiveMessage(testHost(), method, { is_visible: true });

    expect(press(testHost(), button)).toEqual([]);
    expect(press(state, button)).toEqual([{ eventType: `${button}_button_pressed` }]);
    expect(press(receiveMessage(state, method).state, button)).toEqual([]);
  },
);

test('the secondary button has one of four positions, and an unknown one does not move it', () => {
  const { state } = receiveMessage(testHost(), 'web_app_setup_secondary_button', {
    position: 'top',
  });

  expect(state.secondaryButton.position).toBe('top');
  expect(
    receiveMessage(state, 'web_app_setup_secondary_button', { position: 'middle' }).state
      .secondaryButton.position,
  ).toBe('top');
});
