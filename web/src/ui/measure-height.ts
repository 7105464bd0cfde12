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

/** Measures what sticks to the top of a page: `--header`. */
export const measureHeader = measureAs('--header');

const measureHeadHeight = measureAs('--head');

/**
 * Writes the height of the content that a toast may cover, because nothing in it can be pressed, to `--head`. While
 * this content is on the page, the root has `data-head`, and toasts do not move the content down.
 */
export function measureHead(element: HTMLElement | null) {
  const stop = measureHeadHeight(element);
  if (!stop) return;
  document.documentElement.setAttribute('data-head', '');
  return () => {
    stop();
    document.documentElement.removeAttribute('data-head');
  };
}

/** Writes the height of the sticky controls at the bottom of a page, insets included, to `--foot`. */
export const measureFoot = measureAs('--foot');
