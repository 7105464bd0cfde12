/** A schema of the contract, with the keywords that the scripts read. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean;
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  [keyword: string]: unknown;
};

export type Example = {
  summary?: string;
  value?: unknown;
  externalValue?: string;
};

export type MediaType = {
  schema?: Schema;
  examples?: Record<string, Example>;
};

export type Header = {
  $ref?: string;
  description?: string;
  required?: boolean;
  schema?: Schema;
  example?: unknown;
};

export type Response = {
  $ref?: string;
  description?: string;
  headers?: Record<string, Header>;
  content?: Record<string, MediaType>;
};

export type Parameter = {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
};

export type Operation = {
  operationId: string;
  deprecated?: boolean;
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, MediaType> };
  responses: Record<string, Response>;
  'x-problems'?: string[];
  /** The profile of the servers that have this operation. Absent for the profile `core`. */
  'x-profile'?: string;
};

/** An OpenAPI 3.1 document, either the source or the bundle. */
export type OpenApiDocument = {
  info: {
    title: string;
    version: string;
    summary?: string;
    description: string;
    license?: { name: string; identifier: string };
  };
  servers?: { url: string; description?: string }[];
  tags?: { name: string; description?: string }[];
  security?: Record<string, string[]>[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    responses?: Record<string, Response>;
    parameters?: Record<string, Parameter>;
    headers?: Record<string, Header>;
  };
  'x-problem-catalogue'?: Record<string, CatalogueProblem>;
  'x-live-close-codes'?: Record<string, CloseCode>;
  'x-rules'?: Record<string, number>;
  [key: string]: unknown;
};

export type FieldErrorExample = {
  pointer: string;
  code: string;
  message: string;
};

/** The values that an entry of problems.yaml can have in `where`. */
export const problemPlaces = [
  'every',
  'input',
  'body',
  'post',
  'operation',
  'edge',
  'live',
] as const;

/** An entry of problems.yaml. The comment at the top of that file explains the fields. */
export type CatalogueProblem = {
  /** The URL of the page about the problem code. Only the bundle contains this URL. */
  type?: string;
  status?: number;
  where: (typeof problemPlaces)[number];
  retryable: boolean;
  environment?: boolean;
  live?: 'drop' | 'resend';
  title: string;
  description: string;
  detail?: string;
  errors?: FieldErrorExample[];
};

export type CloseCode = {
  title: string;
  description: string;
  reconnect: boolean;
  environment?: boolean;
};

export type Catalogue = {
  problems: Record<string, CatalogueProblem>;
  closeCodes: Record<string, CloseCode>;
};

export type PlacedOperation = {
  method: string;
  path: string;
  operation: Operation;
};

/** Returns every operation with its method and path, in document order. */
export function operationsOf(document: OpenApiDocument): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method, path, operation })),
  );
}

export type LiveExample = {
  name: string;
  summary: string;
  payload: unknown;
};

export type LiveMessage = {
  title: string;
  summary: string;
  payload: Schema;
  examples: LiveExample[];
};

export type LiveOperation = {
  action: string;
  summary: string;
  messages?: { $ref?: string }[];
  reply?: { messages?: { $ref?: string }[] };
};

/** The AsyncAPI 3.0 document of the live connection, with the parts that the scripts read. */
export type LiveDocument = {
  info: { title: string; description: string };
  servers: { origin: { pathname: string } };
  channels: { live: { address: string; bindings: { ws: { method: string; query: Schema } } } };
  operations: Record<string, LiveOperation>;
  components: { messages: Record<string, LiveMessage>; schemas: Record<string, Schema> };
  'x-problem-catalogue': Record<string, CatalogueProblem>;
  'x-live-close-codes': Record<string, CloseCode>;
  [key: string]: unknown;
};
