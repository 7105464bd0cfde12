/** Splits a wallet address into groups of up to 6 characters (spec §5). Returns rows of up to 4 groups. */
export function walletRows(address: string): string[][] {
  const groups = address.match(/.{1,6}/g) ?? [];
  return Array.from({ length: Math.ceil(groups.length / 4) }, (_, row) =>
    groups.slice(row * 4, row * 4 + 4),
  );
}
