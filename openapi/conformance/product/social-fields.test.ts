import { expect, test } from 'vitest';
import { readDocuments } from '../documents.ts';
import { socialFields } from './social-fields.ts';

const documents = readDocuments();
const { properties = {} } = documents.api.document.components.schemas.AdditionalInfoUpdate ?? {};

test('[R218] the kit saves and clears every field of additional_info that the contract has', () => {
  const { values, none } = socialFields(documents, properties);
  const names = Object.keys(properties);
  expect(names.length).toBeGreaterThan(3);
  expect([Object.keys(values), Object.keys(none)]).toEqual([names, names]);
  const unchanged = names.filter((name) => [none[name], undefined].includes(values[name]));
  expect(unchanged, 'A value to save must differ from a cleared field').toEqual([]);
});

test('[R218] fields that a server lacks are left out', () => {
  expect(socialFields(documents, { bio: null })).toEqual({
    values: { bio: 'Hello' },
    none: { bio: null },
  });
});
