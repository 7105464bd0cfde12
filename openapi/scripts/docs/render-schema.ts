import type { Schema } from '../document.ts';
import { escapeHtml, markedName, table } from './html.ts';
import { inline, prose } from './render-markdown.ts';

const limits = [
  'const',
  'enum',
  'format',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
] as const;

export function renderSchema(prefix: string, name: string, schema: Schema): string {
  const required = new Set(schema.required ?? []);
  const rows = Object.entries(schema.properties ?? {}).map(([property, value]) => [
    markedName(property, { required: required.has(property), deprecated: value.deprecated }),
    typeText(prefix, value),
    limitText(value),
    inline(value.description),
  ]);
  return `<section id="${prefix}schema-${name}"><h3>${name}</h3>
${prose(schema.description)}
${schema.properties ? '' : `<p>${typeText(prefix, schema)} ${limitText(schema)}</p>`}
${table(['Property', 'Type', 'Limits', 'Meaning'], rows)}</section>`;
}

/** Renders the type of a schema, with links to named schemas. */
export function typeText(prefix: string, schema: Schema): string {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return `<a href="#${prefix}schema-${name}">${name}</a>`;
  }
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.map((each) => typeText(prefix, each)).join(' or ');
  if (schema.items) return `list of ${typeText(prefix, schema.items)}`;
  return escapeHtml([schema.type ?? 'any'].flat().join(' or '));
}

export function limitText(schema: Schema): string {
  return limits
    .filter((keyword) => schema[keyword] !== undefined)
    .map((keyword) => `${keyword} <code>${escapeHtml([schema[keyword]].flat().join(' | '))}</code>`)
    .join('<br>');
}
