import { contractLimits, type LimitedContract } from '../contract-limits.ts';

/** Returns an error message for each limit whose constant another limit has with another value. */
export function checkLimits(contract: LimitedContract): string[] {
  const constants = new Map<string, number | string>();
  return contractLimits(contract).flatMap(([name, value]) => {
    const other = constants.get(name) ?? value;
    constants.set(name, other);
    if (other === value) return [];
    return [
      `Two limits of the contract have the constant ${name}, but different values (${other} and ${value}). Rename a schema or a property.`,
    ];
  });
}
