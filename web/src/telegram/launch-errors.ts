/** Thrown for a value of the wrong type (decisions §10 ERR). */
export class UnexpectedTypeError extends Error {
  override readonly name = 'UnexpectedTypeError';

  constructor() {
    super('Value has unexpected type');
  }
}

/** Thrown for a value of the right type that cannot be parsed (decisions §10 ERR). */
export class UnparsableValueError extends Error {
  override readonly name = 'UnparsableValueError';

  constructor(options?: ErrorOptions) {
    super('Unable to parse value', options);
  }
}

/** Thrown for a field that cannot be parsed. The parser's error is the `cause` (decisions §10 ERR). */
export class FieldParseError extends Error {
  override readonly name = 'FieldParseError';
  readonly field: string;

  constructor(field: string, cause: unknown) {
    super(`Unable to parse field "${field}"`, { cause });
    this.field = field;
  }
}

/** Thrown if no source has valid launch parameters. `errors` has one error per source, in the order of the attempts. */
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
