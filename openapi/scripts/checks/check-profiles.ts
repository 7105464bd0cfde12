import type { OpenApiDocument } from '../document.ts';

/**
 * Checks that each `x-profile` is one of `profiles`, and that the operations of a path have one profile, because a
 * server without the profile does not have the path. Returns an error message per violation.
 */
export function checkProfiles(document: OpenApiDocument, profiles: readonly string[]): string[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const own = Object.values(item).map(({ 'x-profile': profile = 'core' }) => profile);
    const faults = Object.entries(item).flatMap(([method, { 'x-profile': profile = 'core' }]) =>
      profiles.includes(profile)
        ? []
        : [
            `${method.toUpperCase()} ${path}: openapi/rules.yaml has no profile "${profile}". Add it under "profiles" there, or correct x-profile.`,
          ],
    );
    if (new Set(own).size > 1)
      faults.push(
        `${path} has operations of several profiles: ${own.join(', ')}. Give them the same x-profile, or another path.`,
      );
    return faults;
  });
}
