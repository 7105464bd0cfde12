/** The values by which one backend identifies a player. */
export type Names = {
  id: number;
  code: string;
  telegramId: number;
  /** A display name that is used in only one sequence of requests. */
  name: string;
  /** The id of the payment that changed last, `unknown` before the first one. */
  payment: string;
};

/**
 * Replaces placeholders such as `$id:1`, `$tg:1`, `$code:1`, `$name:1` and `$payment:1` by the values of player 1. A
 * quoted `"$id:1"` or `"$tg:1"` becomes a number without quotes.
 */
export function fillIn(text: string, names: readonly Names[]): string {
  return text
    .replace(/"\$(id|tg):(\d)"/g, '$$$1:$2')
    .replace(/\$(id|tg|code|name|payment):(\d)/g, (blank, kind: string, index: string) => {
      const of = names[Number(index)];
      if (!of) return blank;
      const { id, telegramId: tg, code, name, payment } = of;
      return String({ id, tg, code, name, payment }[kind]);
    });
}
