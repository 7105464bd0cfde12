/** Returns a `ref` that writes the element's height to a custom property, because it changes with the text size. */
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

/** Measures the bar at the top of a page: `--header`. */
export const measureHeader = measureAs('--header');

/** Measures the content above the area that toasts must not cover: `--head`. */
export const measureHead = measureAs('--head');

/** Measures the sticky controls at the bottom of a page, insets included: `--foot`. */
export const measureFoot = measureAs('--foot');
