import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slow test files, in the order in which they start. */
const longFiles = [
  // Files that mostly wait alternate with files that compute, so that the cores are busy from the start.
  'test/mutants/mutants.test.ts',
  '.ci/add-endpoint.test.ts',
  'test/differential/differential.test.ts',
  'test/processes/lost-claim.test.ts',
  'scripts/database-scripts.test.ts',
  'test/mutants/legal-choices.test.ts',
  'test/conformance/conformance.test.ts',
  'sdk/test/packed.test.ts',
  'openapi/conformance/command.test.ts',
  'test/processes/silent-database.test.ts',
  'openapi/scripts/diff/contract-diff.test.ts',
  'test/servers/leader.test.ts',
  'scripts/players.test.ts',
  'openapi/scripts/draft-dist.test.ts',
  'bench/smoke.test.ts',
  'openapi/scripts/diff/report-diff.test.ts',
  'test/processes/payout-after-kill.test.ts',
  'test/faults/memory.test.ts',
  'src/telegram/poll-updates.test.ts',
  'src/live/live-limits.test.ts',
  'src/database/open-database.test.ts',
  'src/live/live-gateway.test.ts',
  'src/database/embedded-postgres.test.ts',
  'test/servers/pushes.test.ts',
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = longFiles.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? longFiles.length : place;
}

/** Starts the slow test files first, so that none of them runs alone at the end. */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Without a cache, Vitest starts the largest files first, but the slow files are small.
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}
