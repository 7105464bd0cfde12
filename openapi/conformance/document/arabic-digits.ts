/** Returns a text with Arabic digits, which some languages read as numbers. */
export const inArabicDigits = (text: string) =>
  text.replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
