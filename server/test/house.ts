import { openHouseWallet } from '../src/ton/house-wallet.ts';

/** The words of a wallet that holds nothing anywhere but on the tests' chain. */
export const houseWords =
  'true canal toilet trumpet iron people defy fox couple adjust random bundle cargo run machine digital hub trophy junior jealous distance road say dish';

export const openHouse = (version: 'v4' | 'v5' = 'v5') =>
  openHouseWallet(houseWords, version, 'main');
