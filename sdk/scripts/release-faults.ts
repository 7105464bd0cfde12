/** A release of the SDK, with the data that the version policy needs. Versions are `major.minor.patch`. */
export type Release = {
  version: string;
  /** The version of the contract that the SDK was generated from. */
  contract: string;
  changelog: string;
  /** The Git tag that publishes the release. */
  tag?: string;
  /** The previous release. `impacts` has one entry for each change of the contract since then. */
  last?: { version: string; impacts: readonly ('major' | 'minor' | 'patch')[] };
};

/** Returns an error message for each fault in a release's version, changelog or tag (version policy in README.md). */
export function releaseFaults({ version, contract, changelog, tag, last }: Release): string[] {
  const faults: string[] = [];
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  if (major !== numbers(contract)[0])
    faults.push(
      `The SDK is ${version}, but the contract is ${contract}: their first numbers must be the same.`,
    );
  const heading = /^## (.*)$/m.exec(changelog)?.[1];
  const wanted = `${version} (contract ${contract})`;
  if (heading !== wanted)
    faults.push(`CHANGELOG.md must begin with "## ${wanted}" (got "## ${heading}").`);
  if (tag !== undefined && tag !== `sdk-v${version}`)
    faults.push(`The tag of the SDK ${version} must be sdk-v${version} (got "${tag}").`);
  if (!last) return faults;
  const [lastMajor = 0, lastMinor = 0, lastPatch = 0] = numbers(last.version);
  const step = major - lastMajor || minor - lastMinor || patch - lastPatch;
  if (step <= 0) faults.push(`The SDK ${version} must be newer than ${last.version}.`);
  if (last.impacts.includes('major') && major <= lastMajor)
    faults.push(
      `The contract has breaking changes since ${last.version}: SDK and contract need version ${lastMajor + 1}.0.0.`,
    );
  else if (last.impacts.includes('minor') && major === lastMajor && minor <= lastMinor)
    faults.push(
      `The contract has additions since ${last.version}: the SDK needs version ${lastMajor}.${lastMinor + 1}.0.`,
    );
  return faults;
}

function numbers(version: string): number[] {
  return version.split('.').map(Number);
}
