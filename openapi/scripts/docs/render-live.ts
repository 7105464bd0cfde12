import type { LiveDocument } from '../document.ts';
import { inline, jsonBlock, prose } from './html.ts';
import { renderCloseCodes } from './render-problems.ts';
import { typeText } from './render-schema.ts';

/** Renders the live connection: its rules, its messages with examples, and its close codes. */
export function renderLive(live: LiveDocument): string {
  const messages = Object.entries(live.components.messages).map(([key, message]) => {
    const examples = message.examples.map(({ name, summary, payload }) =>
      jsonBlock(`${name}: ${summary}`, payload),
    );
    return `<section id="live-${key}"><h3>${inline(message.title)}</h3>
<p>${inline(message.summary)} ${typeText('', message.payload)}</p>
${examples.join('\n')}</section>`;
  });
  return `<p><code>WebSocket /api/live?tg_auth=…</code></p>
${prose(live.info.description)}
${messages.join('\n')}
${renderCloseCodes(live['x-live-close-codes'])}`;
}
