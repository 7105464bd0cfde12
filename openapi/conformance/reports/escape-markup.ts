const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for XML and HTML, and removes characters that XML does not allow. */
export function escapeMarkup(text: string): string {
  const known = [...text]
    .filter((one) => (one >= ' ' && one < '\uFFFE') || one > '\uFFFF' || '\n\t'.includes(one))
    .join('');
  return known.replace(/[&<>"']/g, (one) => entities[one] ?? one);
}
