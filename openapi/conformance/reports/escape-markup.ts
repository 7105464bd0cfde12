const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in XML and HTML; characters that XML does not know are left out. */
export function escapeMarkup(text: string): string {
  const known = [...text]
    .filter((one) => (one >= ' ' && one < '\uFFFE') || one > '\uFFFF' || '\n\t'.includes(one))
    .join('');
  return known.replace(/[&<>"']/g, (one) => entities[one] ?? one);
}
