import type { DeviceChange, HostState, InvoiceStatus, ShareError, Sheet } from './host-state.ts';
import { type HostMessage, notice, type Outcome } from './method.ts';
import { compareVersions } from './method-versions.ts';
import { changeDevice, setFullscreen, viewportChanged } from './view-methods.ts';

/** An action of the user in Telegram's interface, or an event of the app's frame (`resize` or `loaded`). */
export type PersonAction =
  | { type: 'press'; button: 'main' | 'secondary' | 'back' | 'settings' }
  | { type: 'finish-invoice'; status: InvoiceStatus }
  | { type: 'finish-popup'; button?: string }
  | { type: 'answer-consent'; yes: boolean }
  | { type: 'send-message'; chat: string }
  | { type: 'fail-message'; error: ShareError }
  | { type: 'close-scanner' }
  | { type: 'close' }
  | { type: 'leave'; sure: boolean }
  | { type: 'exit-fullscreen' }
  | { type: 'resize'; width: number; height: number }
  | { type: 'show'; visible: boolean }
  | { type: 'change-device'; device: DeviceChange }
  | { type: 'loaded' };

export function act(state: HostState, action: PersonAction): Outcome {
  switch (action.type) {
    case 'press':
      return press(state, action.button);
    case 'finish-invoice':
      return state.sheet?.kind === 'invoice'
        ? done('invoice_closed', { slug: state.sheet.slug, status: action.status })
        : {};
    case 'finish-popup':
      return done('popup_closed', action.button === undefined ? {} : { button_id: action.button });
    case 'answer-consent':
      return state.sheet?.kind === 'consent'
        ? done(state.sheet.event, { status: action.yes ? state.sheet.yes : state.sheet.no })
        : {};
    case 'send-message':
      return state.sheet?.kind === 'share' ? sendTo(state, action.chat) : {};
    case 'fail-message':
      return state.sheet?.kind === 'share' ? failMessage(state, action.error) : {};
    case 'close-scanner':
      return { set: { sheet: null }, send: [{ eventType: 'scan_qr_popup_closed' }] };
    case 'close':
      return close(state);
    case 'leave':
      return { set: { sheet: null, open: !action.sure } };
    case 'exit-fullscreen':
      return setFullscreen(state, false);
    case 'resize':
      return resize(state, action);
    case 'show':
      return show(state, action.visible);
    case 'change-device':
      return changeDevice(state, action.device);
    case 'loaded':
      return { set: { ready: true } };
  }
}

/** Returns the action with which the user closes a sheet without a choice. */
export function dismissal(sheet: Sheet): PersonAction {
  switch (sheet.kind) {
    case 'invoice':
      return { type: 'finish-invoice', status: 'cancelled' };
    case 'share':
      return { type: 'fail-message', error: 'USER_DECLINED' };
    case 'popup':
      return { type: 'finish-popup' };
    case 'consent':
      return { type: 'answer-consent', yes: false };
    case 'scanner':
      return { type: 'close-scanner' };
    case 'leave':
      return { type: 'leave', sure: false };
  }
}

/**
 * Dismisses the open sheet and closes the app. If the app has requested a confirmation, asks the user before closing
 * the app.
 */
function close(state: HostState): Outcome {
  if (!state.confirmsClosing) return { set: { open: false, sheet: null } };
  const { send = [] } = state.sheet ? act(state, dismissal(state.sheet)) : {};
  return { set: { sheet: { kind: 'leave' } }, send };
}

function press(state: HostState, button: 'main' | 'secondary' | 'back' | 'settings'): Outcome {
  const shown = {
    main: state.mainButton.visible && state.mainButton.active && !state.mainButton.progress,
    secondary:
      state.secondaryButton.visible &&
      state.secondaryButton.active &&
      !state.secondaryButton.progress,
    back: state.backButton,
    settings: state.settingsButton,
  };
  return shown[button] ? { send: [{ eventType: `${button}_button_pressed` }] } : {};
}

function done(eventType: string, eventData: object | null): Outcome {
  return { set: { sheet: null }, send: [{ eventType, eventData }] };
}

function sendTo(state: HostState, chat: string): Outcome {
  return {
    set: { ...notice(state, `Sent to ${chat}`), sheet: null },
    send: [{ eventType: 'prepared_message_sent' }],
  };
}

function failMessage({ device }: HostState, error: ShareError): Outcome {
  // Telegram for macOS sends no data when the user closes the list of chats.
  const isSilent = device.platform === 'macos' && error === 'USER_DECLINED';
  return done('prepared_message_failed', isSilent ? null : { error });
}

function resize(state: HostState, { width, height }: { width: number; height: number }): Outcome {
  const viewport = { width, height };
  if (width === state.viewport.width && height === state.viewport.height) return {};
  return { set: { viewport }, send: [viewportChanged({ ...state, viewport })] };
}

function show(state: HostState, visible: boolean): Outcome {
  const message: HostMessage = {
    eventType: 'visibility_changed',
    eventData: { is_visible: visible },
  };
  // Telegram sends this message since 8.0.
  return {
    set: { visible },
    send: compareVersions(state.device.version, '8.0') < 0 ? [] : [message],
  };
}
