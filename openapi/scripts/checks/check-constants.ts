/** A number with the unit of a constant, such as `60 seconds`. */
const quantity = /(?<![\d.])(\d+) (seconds|minutes|hours|days|bytes|ms|milliseconds)\b/g;

/** A day, which is not a limit. */
const day = '24 hours';

/**
 * Returns an error message for each `{{name}}` in a source that is not in `catalogue/rules.json`, and for each number
 * in place of such a name.
 * @param texts The sources by path
 */
export function checkConstants(
  texts: Readonly<Record<string, string>>,
  constants: Readonly<Record<string, number>>,
): string[] {
  const sources = Object.entries(texts).filter(([file]) => !file.startsWith('catalogue/'));
  return sources.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, at) => {
      const place = `openapi/${file}, line ${at + 1}`;
      return [...unknownIn(line, constants), ...numbersIn(line, constants)].map(
        (fault) => `${place}: ${fault}`,
      );
    }),
  );
}

/** Returns an error message for each constant without a row in the table of `chapter`, the text of constants.md. */
export function checkConstantRows(
  chapter: string,
  constants: Readonly<Record<string, number>>,
): string[] {
  return Object.keys(constants)
    .filter((name) => !chapter.includes(`\n| \`${name}\` | {{${name}}} | `))
    .map(
      (name) =>
        `catalogue/rules.json has ${name}; add its row to openapi/chapters/constants.md: | \`${name}\` | {{${name}}} | what it limits |`,
    );
}

function unknownIn(line: string, constants: Readonly<Record<string, number>>): string[] {
  const names = [...line.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);
  return names
    .filter((name) => !Object.hasOwn(constants, name))
    .map((name) => `catalogue/rules.json has no "${name}". Add it there, or correct the name.`);
}

function numbersIn(line: string, constants: Readonly<Record<string, number>>): string[] {
  return [...line.matchAll(quantity)].flatMap(([text, value, unit = '']) => {
    const ending = unit === 'milliseconds' ? 'ms' : unit;
    const [name] =
      Object.entries(constants).find(
        ([name, constant]) => String(constant) === value && name.split('_').includes(ending),
      ) ?? [];
    if (name === undefined || text === day) return [];
    return [
      `"${text}" repeats a number of catalogue/rules.json. Write {{${name}}}, or the constant that is meant.`,
    ];
  });
}
