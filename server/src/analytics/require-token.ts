import { Refusal } from './refusal.ts';

/** Throws a 401 unless the header holds the application's token. */
export function requireToken(given: string, token: string): void {
  if (given === '') {
    throw new Refusal(
      401,
      'The token is not specified in the headers or is specified incorrectly.',
    );
  }
  if (given !== token) throw new Refusal(401, 'Token is invalid.');
}
