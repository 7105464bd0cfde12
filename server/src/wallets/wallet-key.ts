import type { StateInit } from '@ton/core';

/** Maps the hash of a wallet's code to the bit offset of the public key in the wallet's data. */
const keyOffsets: Record<string, number> = {
  a0cfc2c48aee16a271f2cfc0b7382d81756cecb1017d077faaab3bb602f6868c: 32, // v1r1
  d4902fcc9fad74698fa8e353220a68da0dcf72e32bcb2eb9ee04217c17d3062c: 32, // v1r2
  '587cc789eff1c84f46ec3797e45fc809a14ff5ae24f1e0c7a6a99cc9dc9061ff': 32, // v1r3
  '5c9a5e68c108e18721a07c42f9956bfb39ad77ec6d624b60c576ec88eee65329': 32, // v2r1
  fe9530d3243853083ef2ef0b4c2908c0abf6fa1c31ea243aacaa5bf8c7d753f1: 32, // v2r2
  b61041a58a7980b946e8fb9e198e3c904d24799ffa36574ea4251c41a566f581: 64, // v3r1
  '84dafa449f98a6987789ba232358072bc0f76dc4524002a5d0918b9a75d2d599': 64, // v3r2
  '64dd54805522c5be8a9db59cea0105ccf0d08786ca79beb8cb79e880a8d7322d': 64, // v4r1
  feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0: 64, // v4r2
  f3d7ca53493deedac28b381986a849403cbac3d2c584779af081065af0ac4b93: 113, // v5 beta
  '20834b7b72b112147e1b2fb457b84e74d1a30f04f737d4f62a668e9552d2b72f': 65, // v5r1
};

/** Returns the public key of a wallet with known code, or `undefined` for any other contract. */
export function walletKey({ code, data }: StateInit): Buffer | undefined {
  const offset = code ? keyOffsets[code.hash().toString('hex')] : undefined;
  if (offset === undefined || !data || data.isExotic) return undefined;
  if (data.bits.length < offset + 256) return undefined;
  return data.beginParse().skip(offset).loadBuffer(32);
}
