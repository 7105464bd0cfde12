import { join } from 'node:path';
import { contractFolder } from './build-bundle.ts';
import { checkDist } from './checks/check-dist.ts';
import { draftDist } from './draft-dist.ts';
import { vectorFiles } from './vectors/vector-files.ts';

// Checks the contract, and that dist and vectors are up to date with their sources. Prints each fault.
const draft = await draftDist();
const faults =
  'files' in draft
    ? [
        ...(await checkDist(draft.files, join(contractFolder, 'dist'))),
        ...(await checkDist(vectorFiles(), join(contractFolder, 'vectors'))),
      ]
    : draft.faults;
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else if ('files' in draft)
  console.log(`The contract has no faults: ${draft.operations} operations.`);
