import { inArabicDigits } from './arabic-digits.ts';

/** Returns invalid variants of `good`, a non-empty JSON object, that a lenient parser may accept. */
export function nearMisses(good: string): string[] {
  const open = good.slice(0, -1);
  return [
    `${open},"x":NaN}`,
    `${open},"x":Infinity}`,
    `${open},"x":-Infinity}`,
    `${open},"x":undefined}`,
    `${open},"x":01}`,
    `${open},"x":+1}`,
    `${open},"x":0x1}`,
    `${open},"x":.5}`,
    `${open},"x":1${inArabicDigits('33')}}`,
    `${open},}`,
    `${open},x:1}`,
    `${open},'x':1}`,
    `${open},"x":"\n"}`,
    `${open},"x":"\\x41"}`,
    `${good}/* more */`,
    `${good} // more`,
    `${good}${good}`,
    `${good},`,
    // White space in many languages, but not in JSON.
    ...['\u000b', '\u2028'].flatMap((space) => [space + good, good + space]),
  ];
}
