/** A value of the wrong kind, as a list where a text should stand (decisions §10 ERR). */
export class UnexpectedTypeError extends Error {
  override readonly name = 'UnexpectedTypeError';

  constructor() {
    super('Value has unexpected type');
  }
}

/** A value of the right kind that cannot be read, as "yes" for a boolean (decisions §10 ERR). */
export class UnparsableValueError extends Error {
  override readonly name = 'UnparsableValueError';

  constructor(options?: ErrorOptions) {
    super('Unable to parse value', options);
  }
}

/** Says which field the cause was found in (decisions §10 ERR). */
export class FieldParseError extends Error {
  override readonly name = 'FieldParseError';
  readonly field: string;

  constructor(field: string, cause: unknown) {
    super(`Unable to parse field "${field}"`, { cause });
    this.field = field;
  }
}

/** No source holds launch parameters that can be read; `errors` says why, in the order of the sources. */
export class LaunchParametersError extends Error {
  override readonly name = 'LaunchParametersError';
  readonly errors: readonly unknown[];

  constructor(errors: readonly unknown[]) {
    super(
      'Unable to retrieve launch parameters, the app was probably opened outside the messenger',
      { cause: errors.at(0) },
    );
    this.errors = errors;
  }
}
