import type { OpenApiDocument } from '../document.ts';

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);

/**
 * Checks the form and the content of each path. A path must contain one or more operations and nothing else, and each
 * operation must have responses.
 * @returns An error message per violation.
 */
export function checkPaths(document: OpenApiDocument): string[] {
  return Object.entries(document.paths).flatMap(([path, item]) => {
    const faults = Object.entries(Object(item)).flatMap(([method, operation]) => {
      if (!methods.has(method))
        return [`${path}: "${method}" is not a method; write it inside each operation.`];
      const place = `${method.toUpperCase()} ${path}`;
      const { responses } = Object(operation);
      return typeof responses === 'object' && responses !== null
        ? []
        : [`${place} has no responses; add a "200" response.`];
    });
    if (Object.keys(Object(item)).length === 0)
      faults.push(`${path} has no operation; add a method such as get.`);
    if (!/^(\/([a-z0-9-]+|\{\w+\}))+$/.test(path))
      faults.push(
        `${path}: a path consists of lower-case segments and {parameters}, without a slash at its end.`,
      );
    return faults;
  });
}
