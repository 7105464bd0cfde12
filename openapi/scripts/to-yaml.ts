import { stringify } from 'yaml';

/** A document as YAML without anchors; the same document gives the same bytes. */
export function toYaml(document: object): string {
  // Parsing parts objects that the document holds twice, which would otherwise become anchors.
  return stringify(JSON.parse(JSON.stringify(document)), {
    lineWidth: 120,
    aliasDuplicateObjects: false,
    blockQuote: 'literal',
  });
}
