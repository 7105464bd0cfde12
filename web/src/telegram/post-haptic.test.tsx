import { createPostEvent, postMessageImplementation } from '@telegram-apps/sdk-react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { postHaptic } from './post-haptic.ts';

const parameters = { type: 'impact', impact_style: 'soft' };

test('on a native Telegram a haptic is a direct call of the host', () => {
  const asked = vi.fn();
  const page = Object.create(window, {
    TelegramWebviewProxy: { value: { postEvent: asked } },
  });
  Object.defineProperty(page, 'parent', { value: page });

  postHaptic('soft', createPostEvent('9.1'), page);

  const [[method, text] = []] = asked.mock.calls;
  expect(method).toBe('web_app_trigger_haptic_feedback');
  expect(JSON.parse(text)).toEqual(parameters);
});

test('in a frame a haptic is the library’s message to Telegram', () => {
  const posted = vi.fn();
  const before = postMessageImplementation();
  postMessageImplementation.set(posted);
  onTestFinished(() => postMessageImplementation.set(before));

  postHaptic('soft', createPostEvent('9.1'));

  const [[text] = []] = posted.mock.calls;
  expect(JSON.parse(text)).toEqual({
    eventType: 'web_app_trigger_haptic_feedback',
    eventData: parameters,
  });
});
