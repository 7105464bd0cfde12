import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slow test files, in the order in which they start. */
const longFiles = [
  // The first file mostly waits and the next two compute, so both cores are busy from the start.
  'test/mutants/mutants.test.ts',
  '.ci/add-endpoint.test.ts',
  'test/differential/differential.test.ts',
  'test/mutants/legal-choices.test.ts',
  'test/conformance/conformance.test.ts',
  'bench/smoke.test.ts',
  'test/processes/payout-after-kill.test.ts',
  'test/processes/silent-database.test.ts',
  'src/database/open-database.test.ts',
  'test/faults/memory.test.ts',
  'scripts/players.test.ts',
  'src/telegram/poll-updates.test.ts',
  'src/database/embedded-postgres.test.ts',
  'src/live/live-gateway.test.ts',
  'test/servers/pushes.test.ts',
];

/** Returns the index of a file in `longFiles`, or the length of `longFiles` for any other file. */
function placeOf({ moduleId }: TestSpecification): number {
  const place = longFiles.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? longFiles.length : place;
}

/** Starts the slow test files first. Otherwise one of them could run alone at the end. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Without a cache, Vitest starts the largest files first, but the slow files are small.
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
