import { join } from 'node:path';
import { room } from './build-bundle.ts';
import { checkDist } from './checks/check-dist.ts';
import { draftDist } from './draft-dist.ts';

// Says whether the contract is in order and dist is what its sources give.
const draft = await draftDist();
const faults = 'files' in draft ? await checkDist(draft.files, join(room, 'dist')) : draft.faults;
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else if ('files' in draft) console.log(`The contract is in order: ${draft.operations} operations.`);
