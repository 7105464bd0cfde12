/**
 * Returns a ref callback that writes the height of its element to a custom property of the root. Updates the property
 * when the height changes.
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

/** Writes the height of a page's sticky header to `--header`. */
export const measureHeader = measureAs('--header');

const measureHeadHeight = measureAs('--head');

/** Writes the height of `element` to `--head`. A toast may cover this element, because nothing in it can be pressed. */
export function measureHead(element: HTMLElement | null) {
  const stop = measureHeadHeight(element);
  if (!stop) return;
  // With this attribute, toasts do not move the content down.
  document.documentElement.setAttribute('data-head', '');
  return () => {
    stop();
    document.documentElement.removeAttribute('data-head');
  };
}

/** Writes the height of a page's sticky bottom controls to `--foot`, including insets. */
export const measureFoot = measureAs('--foot');
