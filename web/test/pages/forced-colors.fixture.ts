import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Forced = 'active' | 'none';

const emulate = (value: Forced) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

/** Turns on forced colors, as a Windows contrast theme does. Turns forced colors off after the test. */
export async function forceColors(): Promise<void> {
  onTestFinished(async () => void (await emulate('none')));
  await emulate('active');
}

/** Returns the value of a system color, such as `Highlight`, in the form that `getComputedStyle` uses. */
export function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `color: ${name}; forced-color-adjust: none`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
