import type { PopupButton, Sheet } from './host-state.ts';
import { type Method, MethodData, notice } from './method.ts';

/** The labels that Telegram sets, by button type. */
const fixedTexts: Record<string, string> = { ok: 'OK', close: 'Close', cancel: 'Cancel' };

/** The methods with an effect outside the app, and the methods that ask the user a question. */
export const outwardMethods: Record<string, Method> = {
  web_app_close: () => ({ set: { open: false, sheet: null } }),
  web_app_data_send: (state, data) => ({
    set: {
      ...notice(state, `Sent to the bot: ${data.text('data') ?? ''}`),
      open: false,
      sheet: null,
    },
  }),
  web_app_open_link: (state, data) => ({
    set: notice(state, `Opened in the browser: ${data.text('url') ?? ''}`),
  }),
  web_app_open_tg_link: (state, data) => ({
    set: notice(state, `Opened in Telegram: https://t.me${data.text('path_full') ?? ''}`),
  }),
  web_app_open_invoice: (state, data) => openSheet(state.sheet, invoice(data)),
  web_app_open_popup: (state, data) => openSheet(state.sheet, popup(data)),
  web_app_open_scan_qr_popup: (state, data) =>
    openSheet(state.sheet, { kind: 'scanner', text: data.text('text') ?? '' }),
  web_app_close_scan_qr_popup: ({ sheet }) =>
    sheet?.kind === 'scanner'
      ? { set: { sheet: null }, send: [{ eventType: 'scan_qr_popup_closed' }] }
      : {},
  web_app_request_write_access: ({ sheet }) =>
    openSheet(sheet, consent('Allow the bot to message you?', 'write_access_requested', 'allowed')),
  web_app_request_phone: ({ sheet }) =>
    openSheet(sheet, consent('Share your phone number with the bot?', 'phone_requested', 'sent')),
  web_app_request_file_download: ({ sheet }, data) =>
    openSheet(
      sheet,
      consent(
        `Download ${data.text('file_name') ?? 'the file'}?`,
        'file_download_requested',
        'downloading',
      ),
    ),
  web_app_request_emoji_status_access: ({ sheet }) =>
    openSheet(
      sheet,
      consent('Let the bot set your emoji status?', 'emoji_status_access_requested', 'allowed'),
    ),
  web_app_switch_inline_query: (state, data) => ({
    set: {
      ...notice(state, `Inline query: ${data.text('query') ?? ''}`),
      open: false,
      sheet: null,
    },
  }),
  web_app_share_to_story: (state, data) => ({
    set: notice(state, `Shared to a story: ${data.text('media_url') ?? ''}`),
  }),
  web_app_send_prepared_message: ({ sheet }, data) =>
    openSheet(sheet, { kind: 'share', messageId: data.text('id') ?? '' }),
  web_app_trigger_haptic_feedback: ({ haptics }, data) => ({
    set: { haptics: { count: haptics.count + 1, last: hapticName(data) } },
  }),
};

/** Opens `sheet` if no other sheet is open. Otherwise changes nothing, as in Telegram. */
function openSheet(present: Sheet | null, sheet: Sheet): ReturnType<Method> {
  return present ? {} : { set: { sheet } };
}

function invoice(data: MethodData): Sheet {
  return { kind: 'invoice', slug: data.text('slug') ?? '' };
}

function consent(question: string, event: string, yes: string): Sheet {
  return { kind: 'consent', question, event, yes, no: 'cancelled' };
}

function popup(data: MethodData): Sheet {
  const buttons = data.list('buttons').map((button): PopupButton => {
    const of = new MethodData(typeof button === 'object' && button !== null ? button : {});
    const type = of.text('type') ?? 'default';
    return { id: of.text('id') ?? '', type, text: fixedTexts[type] ?? of.text('text') ?? '' };
  });
  const text = { title: data.text('title') ?? '', message: data.text('message') ?? '' };
  return { kind: 'popup', ...text, buttons };
}

function hapticName(data: MethodData): string {
  const kinds = [data.text('type'), data.text('impact_style'), data.text('notification_type')];
  return kinds
    .filter((kind) => kind !== undefined)
    .join(' ')
    .replace('_', ' ');
}
