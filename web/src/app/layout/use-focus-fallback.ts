import { useEffect } from 'react';
import { focusTitle, isInApp } from './focus-title.ts';

/** Moves the focus to the title when the focused element disappears or is disabled. */
export function useFocusFallback(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const isUsable = () => last?.isConnected && !last.matches(':disabled');
    const title = () => document.querySelector('h1');

    function remember({ target }: FocusEvent) {
      last = target instanceof HTMLElement && isInApp(target, title()) ? target : undefined;
    }

    function forget({ relatedTarget }: FocusEvent) {
      // An element that is being removed may lose the focus before it has left the page.
      queueMicrotask(() => {
        if (!relatedTarget && document.activeElement === document.body && isUsable())
          last = undefined;
      });
    }

    function moveOn() {
      // While the pay sheet has the focus, it must not be taken from there.
      if (!last || isUsable() || !document.hasFocus()) return;
      last.blur();
      focusTitle(title());
    }

    const changes = new MutationObserver(moveOn);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    addEventListener('focusin', remember);
    addEventListener('focusout', forget);
    addEventListener('focus', moveOn);
    return () => {
      changes.disconnect();
      removeEventListener('focusin', remember);
      removeEventListener('focusout', forget);
      removeEventListener('focus', moveOn);
    };
  }, []);
}
