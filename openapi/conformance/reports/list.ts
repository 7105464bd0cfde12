import type { NumberedCheck } from '../check.ts';
import type { Documents } from '../documents.ts';

const width = { rule: 7, check: 16, profile: 18 };

/** Returns the text for `--list`. */
export function listReport({ rules }: Pick<Documents, 'rules'>, checks: NumberedCheck[]): string {
  const lines = [...rules.values()].map(({ id, profile, text, unobservable }) => {
    const own = checks.filter((check) => check.rules.some((rule) => rule.id === id));
    const tested =
      unobservable === undefined
        ? own.map((check) => check.id).join(' ')
        : `Not observable: ${unobservable}`;
    return `${id.padEnd(width.rule)}${profile.padEnd(width.profile)}${text}\n${' '.repeat(width.rule)}${tested}`;
  });
  return [
    `${rules.size} rules`,
    ...lines,
    '',
    `${checks.length} checks`,
    ...[...Map.groupBy(checks, ({ tag }) => tag).values()].flat().map(lineOf),
  ].join('\n');
}

function lineOf({ id, profile, title, deep }: NumberedCheck): string {
  return `${id.padEnd(width.check)}${profile.padEnd(width.profile)}${title}${deep ? ' (--deep)' : ''}`;
}
