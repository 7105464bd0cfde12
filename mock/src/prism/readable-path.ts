/**
 * Returns a path in which each segment can be decoded: `%zz` becomes `%25zz`, and the query stays as it is. Prism's
 * process would end at a segment that it cannot decode.
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
