/**
 * Tells the page how high its header is, `--header`: what sticks below it must know, and larger text makes
 * it higher. To be used as the header's `ref`.
 */
export function measureHeader(header: HTMLElement | null) {
  if (!header) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--header', `${header.offsetHeight}px`);
  });
  observer.observe(header);
  return () => observer.disconnect();
}
