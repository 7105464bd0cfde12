import { userInfo } from 'node:os';

/** Returns the name of the user who runs this command. A container may have a user without a name: then the id. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
