/**
 * Copies a text to the clipboard. Some web views forbid the clipboard API. Then `execCommand` copies the text.
 * @throws Error if both attempts fail
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    if (!copySelected(text)) throw new Error('The clipboard cannot be written', { cause });
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
