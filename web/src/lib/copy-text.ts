/** Copies a text to the clipboard. Throws an error if the clipboard cannot be written. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (cause) {
    if (!copySelected(text)) throw new Error('The clipboard cannot be written', { cause });
  }
}

/** Copies a text without the clipboard API, which some web views forbid. Returns false if the text cannot be copied. */
function copySelected(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    // The selection has moved the focus, which would be lost with the field.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
