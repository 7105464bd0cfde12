import { join } from 'node:path';
import { allChecks } from '../conformance/all-checks.ts';
import { readDocuments } from '../conformance/documents.ts';
import { contractFolder } from './build-bundle.ts';
import { checkDist } from './checks/check-dist.ts';
import { checkRules } from './checks/check-rules.ts';
import { draftDist } from './draft-dist.ts';
import { vectorFiles } from './vectors/vector-files.ts';

// Checks the contract, that the files of `dist/` and `vectors/` are up to date with their sources, and that each rule
// has a check. Prints each fault.
const draft = await draftDist();
const faults =
  'files' in draft
    ? [
        ...(await checkDist(draft.files, join(contractFolder, 'dist'))),
        ...(await checkDist(vectorFiles(), join(contractFolder, 'vectors'))),
      ]
    : draft.faults;
if (faults.length === 0) {
  const documents = readDocuments();
  faults.push(...checkRules(documents.rules.values(), allChecks(documents)));
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else if ('files' in draft)
  console.log(`The contract has no faults: ${draft.operations} operations.`);
