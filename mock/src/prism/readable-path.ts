/** Escapes segments that cannot be decoded, because Prism's process would end at them: `%zz` becomes `%25zz`. */
export function readablePath(path: string): string {
  const [, segments = '', query = ''] = /^([^?]*)(.*)$/s.exec(path) ?? [];
  return segments.split('/').map(readable).join('/') + query;
}

function readable(segment: string): string {
  try {
    decodeURIComponent(segment);
    return segment;
  } catch {
    return segment.replaceAll('%', '%25');
  }
}
