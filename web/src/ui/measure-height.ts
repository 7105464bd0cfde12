/** Returns a ref callback that keeps the CSS property `property` of `<html>` equal to the height of the element. */
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

/** Writes the height of `element` to `--head` and lets toasts cover `element`, which must contain no controls. */
export function measureHead(element: HTMLElement | null) {
  const stop = measureHeadHeight(element);
  if (!stop) return;
  // With this attribute, a toast moves the content down only by what does not fit over the element.
  document.documentElement.setAttribute('data-head', '');
  return () => {
    stop();
    document.documentElement.removeAttribute('data-head');
  };
}

/** Writes the height of a page's bottom controls, with the safe area below them, to `--foot-height`. */
export const measureFoot = measureAs('--foot-height');
