/**
 * Makes a `ref` that tells the page how high its element is, by a custom property: what sticks above or
 * below it must know, and larger text makes it higher.
 */
function measureAs(property: `--${string}`) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}

/** For the bar on top of a page: `--header`. */
export const measureHeader = measureAs('--header');

/** For what stands above the one thing of a page that must stay free of toasts: `--head`. */
export const measureHead = measureAs('--head');

/** For the controls that end a page and stay in sight, insets included: `--foot`. */
export const measureFoot = measureAs('--foot');
