import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** The smallest size to compress, in bytes. Compressing a smaller file saves no network packet. */
const leastBytes = 1_000;
const packers = { br: promisify(brotliCompress), gz: promisify(gzip) };

/**
 * Writes compressed copies (`.br` and `.gz`) beside the build's JS, CSS, HTML and SVG files. A file smaller than
 * `leastBytes` gets no copy.
 */
export function packedFiles(): Plugin {
  return {
    name: 'bold-packed-files',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const texts = Object.values(bundle).flatMap((part) => {
        const content = Buffer.from(part.type === 'chunk' ? part.code : part.source);
        const isWorth = /\.(js|css|html|svg)$/.test(part.fileName) && content.length >= leastBytes;
        return isWorth ? [{ file: join(dir, part.fileName), content }] : [];
      });
      const packed = texts.flatMap(({ file, content }) =>
        Object.entries(packers).map(async ([extension, pack]) =>
          writeFile(`${file}.${extension}`, await pack(content)),
        ),
      );
      await Promise.all(packed);
    },
  };
}
