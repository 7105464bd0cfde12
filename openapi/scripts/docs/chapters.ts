import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillConstants, type Rules } from '../read-rules.ts';
import { settlementVectors } from '../vectors/settlements.ts';
import type { WorkflowDocument } from '../workflow-document.ts';
import { headingId, inline, renderMarkdown } from './render-markdown.ts';
import { workflowTables } from './workflow-tables.ts';

/** A chapter of `chapters/` as Markdown, with its constants and tables filled in. */
export type Chapter = {
  /** The file's name without its extension. */
  name: string;
  title: string;
  text: string;
};

/** The chapters in the order of the page. */
export const chapterNames = [
  'rules',
  'workflows',
  'requests',
  'players',
  'rate-limits',
  'idempotency',
  'live',
  'payments',
  'ton',
  'settlement',
  'wallet-proofs',
  'analytics',
  'deployment',
  'constants',
];

/** Reads the chapters and fills in their constants and tables. Throws an Error for an unknown constant. */
export function readChapters(
  folder: string,
  sources: {
    constants: Readonly<Record<string, number>>;
    rules: Rules;
    workflows: WorkflowDocument;
  },
): Promise<Chapter[]> {
  const { constants, rules, workflows } = sources;
  return Promise.all(
    chapterNames.map(async (name) => {
      const text = await readFile(join(folder, `chapters/${name}.md`), 'utf8');
      const tabled = text
        .replace('{{table:settlements}}', settlementTable)
        .replace('{{table:rules}}', () => rulesTable(rules))
        .replace('{{table:workflows}}', () => workflowTables(workflows));
      const filled = fillConstants(tabled, constants, `openapi/chapters/${name}.md`);
      const [heading = '', ...rest] = filled.split('\n');
      return { name, title: heading.replace(/^# /, ''), text: rest.join('\n') };
    }),
  );
}

export function renderChapterMenu(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ name, title }) => `<a href="#${idOf(name)}">${inline(title)}</a>`)
    .join('');
}

export function renderChapters(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ name, title, text }) => {
      const linked = text
        .replaceAll('](../dist/', '](/docs/')
        .replace(
          /\]\((?:([a-z-]+)\.md)?(?:#([a-z0-9-]+))?\)/g,
          (_, file = name, heading) =>
            `](#${heading === undefined ? idOf(file) : headingId(idOf(file), heading)})`,
        );
      return `<section id="${idOf(name)}"><h2>${inline(title)}</h2>\n${renderMarkdown(idOf(name), linked)}</section>`;
    })
    .join('\n');
}

const idOf = (name: string) => `chapter-${name}`;

/** Returns a table of the settlements in the test vectors. */
function settlementTable(): string {
  const head = ['Day', 'Carried', 'Purchases', 'Refunds', 'Revenue', 'Pink', 'Black', 'Shared'];
  const rows = settlementVectors().days.map((day) => [
    day.title,
    day.carried_before,
    day.purchases,
    day.refunds,
    day.revenue,
    day.shares[1]?.each,
    day.shares.at(-1)?.each,
    day.shared,
  ]);
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Returns the rules as Markdown. */
function rulesTable({ profiles, rules }: Rules): string {
  return Object.entries(profiles)
    .map(([profile, title]) => {
      const topics = Map.groupBy(
        rules.filter((rule) => rule.profile === profile),
        (rule) => rule.topic,
      );
      const tables = [...topics].map(([topic, own]) => {
        const rows = own.map((rule) => `| ${rule.id} | ${rule.text}${noteOf(rule)} |`);
        return `[${topic}](${own[0]?.chapter}.md):\n\n| Rule | What a server must do |\n|---|---|\n${rows.join('\n')}`;
      });
      return [`## Profile ${profile}`, `${title}.`, ...tables].join('\n\n');
    })
    .join('\n\n');
}

function noteOf({ unobservable }: Rules['rules'][number]): string {
  return unobservable === undefined ? '' : ` (Not observable: ${unobservable})`;
}
