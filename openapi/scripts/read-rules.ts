import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A numbered rule that a server must keep, as in `dist/rules.json`. */
export type Rule = {
  /** `R` and a number. The number of a removed rule is not used again. */
  id: string;
  /** The rule's profile, a key of `Rules.profiles`. */
  profile: string;
  topic: string;
  /** The chapter with the details, by its file name without the extension. */
  chapter: string;
  text: string;
  /** The reason why a violation cannot be seen from outside. Absent for a rule that can be tested. */
  unobservable?: string;
};

/** The title of each profile, and the rules. Both are in the order of `rules.yaml`. */
export type Rules = { profiles: Record<string, string>; rules: Rule[] };

type Marked = Pick<Rule, 'text' | 'unobservable'> & Partial<Pick<Rule, 'profile'>>;
type Source = {
  profiles: Record<string, string>;
  topics: (Pick<Rule, 'profile' | 'chapter'> & {
    title: string;
    rules: Record<string, string | Marked>;
  })[];
};

/** Reads `rules.yaml` and fills in its constants. Throws an Error for an unknown constant or profile. */
export async function readRules(
  folder: string,
  constants: Readonly<Record<string, number>>,
): Promise<Rules> {
  const source: Source = parse(await readFile(join(folder, 'rules.yaml'), 'utf8'));
  const rules = source.topics.flatMap(({ title, chapter, rules, ...topic }) =>
    Object.entries(rules).map(([id, rule]) => {
      const marked = typeof rule === 'string' ? { text: rule } : rule;
      const { profile = topic.profile } = marked;
      if (!(profile in source.profiles))
        throw new Error(`openapi/rules.yaml, topic "${title}": there is no profile "${profile}".`);
      const text = fillConstants(marked.text, constants, 'openapi/rules.yaml');
      return { id, topic: title, chapter, ...marked, profile, text };
    }),
  );
  return { profiles: source.profiles, rules };
}

/**
 * Replaces each `{{name}}` with the constant of that name.
 * @param file The file name for the error message
 * @throws An Error for an unknown name.
 */
export function fillConstants(
  text: string,
  constants: Readonly<Record<string, number>>,
  file: string,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = constants[name];
    if (value !== undefined) return String(value);
    throw new Error(`${file}: catalogue/rules.json has no ${name}.`);
  });
}
