import { stringify } from 'yaml';

/** Returns a document as YAML without anchors. The same document gives the same bytes. */
export function toYaml(document: object): string {
  // The copy has no shared objects, which would otherwise become anchors.
  return stringify(JSON.parse(JSON.stringify(document)), {
    lineWidth: 120,
    aliasDuplicateObjects: false,
    blockQuote: 'literal',
  });
}
