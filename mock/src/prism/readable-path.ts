/**
 * Returns the path with segments that can be decoded: `%zz` becomes `%25zz`, and the query stays as it is. A segment
 * that cannot be decoded would end Prism's process.
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
