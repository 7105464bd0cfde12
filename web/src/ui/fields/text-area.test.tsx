import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextArea } from './text-area.tsx';

function Note({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  return <TextArea label="Note" value={value} onValueChange={setValue} maxCharacters={5} />;
}

test('the counter shows the number of characters', async () => {
  const screen = await render(<Note initial="a🐳" />);
  await expect.element(screen.getByText('2/5')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Note'), 'bc');
  await expect.element(screen.getByText('4/5')).toBeVisible();
});

test('a text in Arabic is written from the right', async () => {
  const screen = await render(<Note initial="مرحبا" />);
  expect(getComputedStyle(screen.getByLabelText('Note').element()).direction).toBe('rtl');
});

test('typing into a full field changes nothing, at any caret position', async () => {
  const screen = await render(<Note initial="abcde" />);
  const field = screen.getByLabelText('Note').element() as HTMLTextAreaElement;
  field.focus();
  field.setSelectionRange(2, 2);
  await userEvent.keyboard('x');
  await expect.element(screen.getByText('5/5')).toBeVisible();
  expect(field.value).toBe('abcde');
  expect(field.selectionStart).toBe(2);
});

test('text of an input method is truncated when the composition ends, not before', async () => {
  const screen = await render(<Note initial="abcd" />);
  const field = screen.getByLabelText('Note').element() as HTMLTextAreaElement;
  field.focus();
  field.setSelectionRange(4, 4);
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  document.execCommand('insertText', false, 'ねこ');
  await expect.element(screen.getByText('6/5')).toBeVisible();
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(screen.getByText('5/5')).toBeVisible();
  expect(field.value).toBe('abcdね');
});
