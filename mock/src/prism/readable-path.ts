/** Escapes every `%` in segments that cannot be decoded: `%zz` becomes `%25zz`. Prism would crash on such a segment. */
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
