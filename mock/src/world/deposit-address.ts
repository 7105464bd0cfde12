/** The raw address that receives the mock's TON. Nobody has its private key. */
export const depositAddress = `0:${'b01d'.repeat(16)}`;
