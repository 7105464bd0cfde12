/**
 * Copies a text to the clipboard.
 * @throws Error if the clipboard cannot be written
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    // Some web views forbid the clipboard API, but not `execCommand`.
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
