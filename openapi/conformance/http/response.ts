export type Request = {
  method: string;
  /** The path below the base path, with the query, such as `/user/profile/7`. */
  path: string;
  /** The headers by name. If a header has a list of values, each value is sent as a separate header line. */
  headers: Record<string, string | string[]>;
  body?: string | Uint8Array;
};

export type HttpResponse = {
  /** Method and path of the request, for messages. */
  place: string;
  status: number;
  /** All names are in lower case. */
  headers: Record<string, string>;
  text: string;
  /** Undefined if the body is not JSON. */
  json: unknown;
  /** The problem code. Undefined if the status is below 400, or if the body is not JSON with a string `code`. */
  code: string | undefined;
};
