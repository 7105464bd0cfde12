import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { holdResponses } from './hold-responses.fixture.ts';
import { ShareSheet } from './share-sheet.tsx';

const message = (text: string) => ({ text, button: { text: 'Play', url: 'https://t.me/BoldBot' } });

const sheetOf = (messageId: string) => (
  <ShareSheet messageId={messageId} userId={1} onSend={() => {}} onFail={() => {}} />
);

test('the link of a prepared message opens in a new tab and leaves the simulator open', async () => {
  const respond = holdResponses();
  await render(sheetOf('simulated-65535-a'));
  await respond('id=simulated-65535-a', message('Join me'));

  const link = page.getByRole('link', { name: 'Play' });

  await expect.element(link).toHaveAttribute('href', 'https://t.me/BoldBot');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

test('a message that arrives after the one of the next sheet is not shown', async () => {
  const respond = holdResponses();
  const { rerender } = await render(sheetOf('simulated-65535-a'));
  await rerender(sheetOf('simulated-65535-b'));
  await respond('id=simulated-65535-b', message('The second'));

  await respond('id=simulated-65535-a', message('The first'));

  await expect.element(page.getByRole('paragraph')).toMatchTextContent(/^The second/);
});
