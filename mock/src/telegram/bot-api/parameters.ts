import { ApiError } from './api-error.ts';

/**
 * The parameters of a Bot API method. A getter returns `undefined` for an absent parameter and throws an ApiError 400
 * for a wrong type.
 */
export class Parameters {
  readonly values: Readonly<Record<string, unknown>>;

  constructor(values: Record<string, unknown>) {
    this.values = values;
  }

  text(name: string): string | undefined {
    const value = this.values[name];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'object')
      throw new ApiError(400, `field "${name}" must be of type String`);
    return String(value);
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined || value === '') return undefined;
    if (!/^-?\d{1,15}$/.test(value)) {
      throw new ApiError(400, `field "${name}" must be of type Integer`);
    }
    return Number(value);
  }

  /** Returns true for `true`, `1` and `yes` in any letter case, false for any other text. */
  flag(name: string): boolean | undefined {
    return this.text(name) === undefined
      ? undefined
      : ['true', '1', 'yes'].includes(this.text(name)?.toLowerCase() ?? '');
  }

  list(name: string): unknown[] | undefined {
    const value = this.#parsed(name);
    if (value === undefined || value === null) return undefined;
    if (!Array.isArray(value)) throw new ApiError(400, `field "${name}" must be of type Array`);
    return value;
  }

  /** Returns the fields of the parameter `name`. Its value may be an object or the JSON text of an object. */
  object(name: string): Parameters | undefined {
    const value = this.#parsed(name);
    if (value === undefined || value === null) return undefined;
    if (typeof value !== 'object' || Array.isArray(value)) {
      throw new ApiError(400, `field "${name}" must be of type Object`);
    }
    return fieldsOf(value);
  }

  #parsed(name: string): unknown {
    const value = this.values[name];
    if (typeof value !== 'string') return value;
    if (value === '') return undefined;
    try {
      return JSON.parse(value);
    } catch (cause) {
      throw new ApiError(400, `can't parse ${name} JSON object`, { cause });
    }
  }
}

/** Returns the fields of an object, or no fields if `item` is not an object. */
export function fieldsOf(item: unknown): Parameters {
  return new Parameters(typeof item === 'object' && item !== null ? { ...item } : {});
}
