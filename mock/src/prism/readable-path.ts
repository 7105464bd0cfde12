/**
 * Returns a path with each segment that cannot be decoded as literal text: `%zz` becomes `%25zz`. A query stays as it
 * is. Prism decodes the segments, and its process would end at an unreadable one.
 */
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
