import { withoutComments } from './text-files.ts';

/** A numbered section of a page. `text` includes the heading. */
export type Section = { number: string; text: string };

/** A reference to a section, such as `decisions §10 GIFT` or `spec §2 "Routes"`. */
export type Reference = { page: string; number: string; part: string | undefined };

/** Returns each section with a numbered heading, such as `## 4. Title` or `## 1a. Title`. */
export function sectionsOf(markdown: string): Section[] {
  return markdown.split(/^(?=## )/m).flatMap((text) => {
    const number = /^## (\d+[a-z]?)\. /.exec(text)?.[1];
    return number === undefined ? [] : [{ number, text }];
  });
}

/** Returns each ID, such as `TAP-03`, in the first column of the tables, in order and with duplicates. */
export function rowsOf(markdown: string): string[] {
  return [...markdown.matchAll(/^\| ([A-Z]+-\d{2,3}) \|/gm)].map(([, id = '']) => id);
}

/** Joins the lines of comments and paragraphs, because a reference may continue on the next line. */
function joinLines(text: string): string {
  return text.replace(/\n[ \t]*(?:\*(?!\/)|\/\/+|--|#+|>)?[ \t]*/g, ' ');
}

const citation = /\b(spec|decisions)((?:,? §\d+[a-z]?(?: (?:[A-Z]{2,}\b|"[^"]+"))?)+)/g;

/** Returns the references to sections in a text; `spec §1, §3` contains two. */
export function referencesIn(text: string): Reference[] {
  return [...joinLines(text).matchAll(citation)].flatMap(([, page = '', sections = '']) =>
    [...sections.matchAll(/§(\d+[a-z]?)(?: ([A-Z]{2,}\b|"[^"]+"))?/g)].map(
      ([, number = '', part]) => ({ page, number, part }),
    ),
  );
}

/** Returns each `§` outside of references and RFC citations, with up to 20 characters on each side. */
export function strayMarks(text: string): string[] {
  if (!text.includes('§')) return [];
  const rest = joinLines(text)
    .replace(citation, '')
    .replace(/\bRFC \d+ §[\d.]+/g, '');
  return [...rest.matchAll(/.{0,20}§.{0,20}/g)].map(([place]) => place);
}

/**
 * Returns true if the section of a reference exists and contains the part that the reference names. A quoted part may
 * be anywhere in the section; any other part must be a `###` heading.
 */
export function resolves(
  { page, number, part }: Reference,
  pages: Record<string, Section[]>,
): boolean {
  const section = pages[page]?.find((it) => it.number === number);
  if (!section || part === undefined) return section !== undefined;
  return part.startsWith('"')
    ? section.text.includes(part.slice(1, -1))
    : section.text.split('\n').includes(`### ${part}`);
}

/**
 * Returns the row IDs in a text, such as `TAP-03` for `[TAP-03]`. An ID without brackets is returned only if `groups`
 * contains the ID's letters, such as `TAP`.
 */
export function rowIdsIn(text: string, groups: ReadonlySet<string>): string[] {
  const ids = [...text.matchAll(/(\[)?\b([A-Z]{2,})-(\d{2,3})\b(?!-)/g)];
  return ids
    .filter(([, bracket, group = '']) => bracket !== undefined || groups.has(group))
    .map(([, , group, number]) => `${group}-${number}`);
}

/** Returns the row IDs at the start of a file's test titles, such as `TAP-03` for `[TAP-03]`. Ignores skipped tests. */
export function provenIn(code: string): string[] {
  const title = /(['"`])((?:\[[A-Z]+-\d{2,3}\] ?)+)/g;
  const bare = withoutComments(code);
  return [...bare.matchAll(title)]
    .filter(
      ({ index }) => !/\.(?:skip|todo)\b[^;]*$/.test(bare.slice(Math.max(0, index - 60), index)),
    )
    .flatMap(([, , ids = '']) => ids.match(/[A-Z]+-\d{2,3}/g) ?? []);
}
