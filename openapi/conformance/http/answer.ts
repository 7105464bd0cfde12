/** A request as the kit sends it. */
export interface Request {
  method: string;
  /** Below the base path, with the query, like `/user/profile/7`. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

/** What came back. */
export interface Answer {
  /** Method and path, for sentences. */
  place: string;
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  text: string;
  /** The body read as JSON, undefined if it is none. */
  json: unknown;
  /** The code of a problem, undefined in every other answer. */
  code: string | undefined;
}
