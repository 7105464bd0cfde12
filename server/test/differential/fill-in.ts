/** The values by which one backend identifies a player. */
export type Names = {
  id: number;
  code: string;
  telegramId: number;
  /** A display name that is used in only one sequence of requests. */
  name: string;
};

/**
 * Replaces placeholders such as `$id:1`, `$tg:1`, `$code:1` and `$name:1` by the values of player 1. A quoted `"$id:1"`
 * or `"$tg:1"` becomes a number without quotes.
 */
export function fillIn(text: string, names: readonly Names[]): string {
  return text
    .replace(/"\$(id|tg):(\d)"/g, '$$$1:$2')
    .replace(/\$(id|tg|code|name):(\d)/g, (blank, kind: string, index: string) => {
      const of = names[Number(index)];
      if (!of) return blank;
      return String({ id: of.id, tg: of.telegramId, code: of.code, name: of.name }[kind]);
    });
}
