import { expect, test } from 'vitest';
import { localeArguments } from '../../src/database/data-directory.ts';
import { readProject } from './compose-project.ts';

test.each([{ files: ['compose.yaml'] }, { files: ['compose.yaml', 'compose.distributed.yaml'] }])(
  'the order of text does not depend on the image of PostgreSQL: $files',
  ({ files }) => {
    const { services } = readProject(...files);
    const nodes = Object.entries(services).filter(([name]) => /^(postgres|worker-)/.test(name));

    expect(nodes).not.toEqual([]);
    for (const [, { environment }] of nodes) {
      expect(environment?.POSTGRES_INITDB_ARGS?.split(' ')).toEqual(localeArguments);
    }
  },
);
