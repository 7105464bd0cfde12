import { emitEvent, postMessageImplementation } from '@telegram-apps/sdk-react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { launchOf } from '../../test/launch-of.ts';
import { connectTelegram } from './connect-telegram.ts';

type HostCall = { eventType: string; eventData?: unknown };

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

/**
 * Connects to a fake host that records all calls. `responses` maps the name of a call to a function that the host runs
 * when this call arrives.
 */
async function connect(
  version: string,
  responses: Record<string, () => void> = {},
  hash = 'launch',
) {
  const calls: HostCall[] = [];
  const origins = new Set<unknown>();
  const before = postMessageImplementation();
  postMessageImplementation.set((message: string, origin: unknown) => {
    const call: HostCall = JSON.parse(message);
    calls.push(call);
    origins.add(origin);
    responses[call.eventType]?.();
  });
  onTestFinished(() => postMessageImplementation.set(before));
  const launch = await launchOf({ version });
  const initData = { ...launch.initData, hash };
  const telegram = connectTelegram({ ...launch, initData }, 'https://host.example');
  return { telegram, calls, origins, names: () => calls.map((call) => call.eventType) };
}

const viewport = { width: 390, height: 600, is_expanded: true, is_state_stable: true };
const answering = { web_app_request_viewport: () => emitEvent('viewport_changed', viewport) };

test('[LAUNCH-08] viewport, main button and back button are set up, and the app is expanded', async () => {
  const { calls } = await connect('9.1', answering);
  const sent = Object.fromEntries(calls.map(({ eventType, eventData }) => [eventType, eventData]));
  expect(sent).toMatchObject({
    web_app_setup_main_button: { is_visible: false },
    web_app_setup_back_button: { is_visible: false },
    web_app_setup_swipe_behavior: { allow_vertical_swipe: false },
  });
  expect(sent).toHaveProperty('web_app_request_viewport');
  expect(sent).toHaveProperty('web_app_expand');
});

test('the page has the stable height of the host', async () => {
  await connect('9.1', answering);
  const height = () => document.documentElement.style.getPropertyValue('--host-height');
  expect(height()).toBe('600px');
  emitEvent('viewport_changed', { ...viewport, height: 420, is_state_stable: false });
  expect(height()).toBe('600px');
  // Telegram Web A reports this for a tab that it hides.
  emitEvent('viewport_changed', { ...viewport, height: 0 });
  expect(height()).toBe('600px');
});

test('only the configured origin receives messages', async () => {
  const { origins } = await connect('9.1', answering);
  expect([...origins]).toEqual(['https://host.example']);
});

test('a host that shows the page in a frame receives an event, and can style it', async () => {
  const { calls } = await connect('9.1', answering);
  expect(calls[0]).toEqual({ eventType: 'iframe_ready', eventData: { reload_supported: true } });

  emitEvent('set_custom_style', 'html { --of-the-host: 1 }');

  const style = getComputedStyle(document.documentElement);
  expect(style.getPropertyValue('--of-the-host')).toBe('1');
});

test('[ERR-21] for a host that does not report its size a warning is logged, and the app starts', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { names } = await connect('9.1');
  expect(names()).toContain('web_app_expand');
  await expect
    .poll(() => log.mock.calls)
    .toEqual([['The viewport could not be mounted', expect.any(Error)]]);
});

test('a host of version 6.0 receives only methods that it knows', async () => {
  const { telegram, names } = await connect('6.0', answering);
  telegram.haptic('soft');
  telegram.paint('#ffffff');
  telegram.onBack(() => {})();
  telegram.onSettings(() => {})();
  expect(names()).not.toContain('web_app_trigger_haptic_feedback');
  expect(names()).not.toContain('web_app_setup_back_button');
  expect(names()).not.toContain('web_app_setup_settings_button');
  expect(names()).not.toContain('web_app_set_background_color');
});

test('a link opens in a browser', async () => {
  const { telegram, calls } = await connect('9.1', answering);
  telegram.openLink('https://fragment.com/stars');
  expect(calls.at(-1)).toEqual({
    eventType: 'web_app_open_link',
    eventData: { url: 'https://fragment.com/stars' },
  });
});

test('a Telegram link opens inside Telegram', async () => {
  const { telegram, calls } = await connect('9.1', answering);
  expect(telegram.openTelegramLink('https://t.me/PremiumBot?start=x')).toBe(true);
  expect(calls.at(-1)).toEqual({
    eventType: 'web_app_open_tg_link',
    eventData: { path_full: '/PremiumBot?start=x' },
  });
});

test.each([
  ['back', 'onBack', 'web_app_setup_back_button', 'back_button_pressed'],
  ['settings', 'onSettings', 'web_app_setup_settings_button', 'settings_button_pressed'],
] as const)(
  'the host’s %s button is shown until its listener is removed',
  async (_, listen, eventType, press) => {
    const { telegram, calls } = await connect('9.1', answering);
    const listener = vi.fn();
    const off = telegram[listen](listener);
    expect(calls.at(-1)).toEqual({ eventType, eventData: { is_visible: true } });
    emitEvent(press);
    off();
    emitEvent(press);
    expect(listener).toHaveBeenCalledOnce();
    expect(calls.at(-1)).toEqual({ eventType, eventData: { is_visible: false } });
  },
);

test('a press of the back button that is intercepted does not reach the page', async () => {
  const { telegram } = await connect('9.1', answering);
  const listener = vi.fn();
  onTestFinished(telegram.onBack(listener));
  const handle = vi.fn(() => true);
  telegram.interceptBack(handle);
  emitEvent('back_button_pressed');
  expect(listener).not.toHaveBeenCalled();
  handle.mockReturnValue(false);
  emitEvent('back_button_pressed');
  expect(listener).toHaveBeenCalledOnce();
});

test('the app learns that Telegram minimizes it and shows it again, until the subscription ends', async () => {
  const { telegram } = await connect('8.0', answering);
  const listener = vi.fn();
  const off = telegram.onVisibility(listener);
  emitEvent('visibility_changed', { is_visible: false });
  emitEvent('visibility_changed', { is_visible: true });
  off();
  emitEvent('visibility_changed', { is_visible: false });
  expect(listener.mock.calls).toEqual([[false], [true]]);
});

test('`haptic` requests one impact', async () => {
  const { telegram, calls } = await connect('9.1', answering);
  telegram.haptic('soft');
  expect(calls.at(-1)).toEqual({
    eventType: 'web_app_trigger_haptic_feedback',
    eventData: { type: 'impact', impact_style: 'soft' },
  });
});

test('safe areas become insets of the page, and each event of the host updates them', async () => {
  await connect('9.1', answering);
  emitEvent('content_safe_area_changed', { top: 46, right: 0, bottom: 0, left: 0 });
  expect(document.documentElement.style.getPropertyValue('--content-inset-top')).toBe('46px');
});

test('each part of the start that a host refuses is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const refuse = () => {
    throw new Error('refused');
  };
  const { telegram } = await connect('9.1', {
    iframe_ready: refuse,
    web_app_expand: refuse,
    web_app_ready: refuse,
  });
  telegram.ready();
  const logged = warn.mock.calls.filter(([, error]) => error?.message === 'refused');
  expect(logged.map(([text]) => text)).toEqual([
    'Telegram did not accept the frame',
    'Telegram did not accept the start',
    'Telegram did not accept ready',
  ]);
});

test('[ERR-11] an invalid address cannot be opened, and the call returns false', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { telegram, names } = await connect('9.1', answering);
  expect(telegram.openTelegramLink('PremiumBot')).toBe(false);
  expect(names()).not.toContain('web_app_open_tg_link');
});

test('full screen is entered and left, and the app learns when Telegram ends it', async () => {
  const { telegram, calls } = await connect('8.0', answering);
  const listener = vi.fn();
  const off = telegram.fullScreen?.subscribe(listener);
  telegram.fullScreen?.request(true);
  telegram.fullScreen?.request(false);
  expect(calls.slice(-2).map(({ eventType }) => eventType)).toEqual([
    'web_app_request_fullscreen',
    'web_app_exit_fullscreen',
  ]);
  emitEvent('fullscreen_changed', { is_fullscreen: false });
  off?.();
  emitEvent('fullscreen_changed', { is_fullscreen: true });
  expect(listener).toHaveBeenCalledExactlyOnceWith(false, true);
});

test.each([
  [true, 'UNSUPPORTED', false],
  [true, 'ALREADY_FULLSCREEN', true],
  [false, 'ALREADY_FULLSCREEN', false],
] as const)(
  'a request for full screen (%s) that fails with %s reports %s',
  async (wanted, error, isFull) => {
    const { telegram } = await connect('8.0', answering);
    const listener = vi.fn();
    const off = telegram.fullScreen?.subscribe(listener);
    telegram.fullScreen?.request(wanted);

    emitEvent('fullscreen_failed', { error });
    off?.();
    emitEvent('fullscreen_failed', { error });

    expect(listener).toHaveBeenCalledExactlyOnceWith(isFull, false);
  },
);

test('before version 8.0 there is no full screen', async () => {
  expect((await connect('7.10', answering)).telegram.fullScreen).toBeUndefined();
});

test('before version 8.0 no prepared message can be sent', async () => {
  expect((await connect('7.10', answering)).telegram.sendPrepared).toBeUndefined();
  const { telegram, calls } = await connect('8.0', answering);
  const outcome = telegram.sendPrepared?.(async () => 'p7');
  await expect
    .poll(() => calls.at(-1))
    .toEqual({ eventType: 'web_app_send_prepared_message', eventData: { id: 'p7' } });
  emitEvent('prepared_message_sent');
  await expect(outcome).resolves.toBe('sent');
});

test('only a page after one with unsaved changes ends the question before closing', async () => {
  const eventType = 'web_app_setup_closing_behavior';
  const first = await connect('6.2', answering);
  // Telegram Web A starts to ask at any message about it.
  expect(first.names()).not.toContain(eventType);
  first.telegram.confirmClosing();
  const reloaded = await connect('6.2', answering);
  expect(reloaded.calls).toContainEqual({ eventType, eventData: { need_confirmation: false } });
  expect((await connect('6.2', answering)).names()).not.toContain(eventType);
  reloaded.telegram.confirmClosing()();
  expect((await connect('6.2', answering)).names()).not.toContain(eventType);
});

test('a page of another launch in the same tab does not speak about the question before closing', async () => {
  const { telegram } = await connect('6.2', answering, 'before');
  telegram.confirmClosing();
  const next = await connect('6.2', answering, 'now');
  expect(next.names()).not.toContain('web_app_setup_closing_behavior');
});

test('a host below 6.2 cannot ask before it closes the app', async () => {
  const { telegram, names } = await connect('6.1', answering);
  telegram.confirmClosing()();
  expect(names()).not.toContain('web_app_setup_closing_behavior');
});

test('the host asks before it closes the app until that is ended', async () => {
  const { telegram, calls } = await connect('6.2', answering);
  const end = telegram.confirmClosing();
  const eventType = 'web_app_setup_closing_behavior';
  expect(calls.at(-1)).toEqual({ eventType, eventData: { need_confirmation: true } });
  end();
  expect(calls.at(-1)).toEqual({ eventType, eventData: { need_confirmation: false } });
});
