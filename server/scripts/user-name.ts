import { userInfo } from 'node:os';

/**
 * Returns the name of the user who runs this command. If the user has no name, as can happen in a container, returns a
 * text with the user's id.
 */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
