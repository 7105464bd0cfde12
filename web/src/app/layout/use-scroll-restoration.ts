import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type DeviceStorage, readJson } from '../../lib/device-storage.ts';

const storageKey = 'bold.scroll';
/** The maximum number of stored positions. Browsers keep at most this many entries of the history. */
const positionsMax = 100;

/** Scrolls a new page to its top. Restores the last scroll position after a reload or a step in the history. */
export function useScrollRestoration(session: DeviceStorage): void {
  const { key } = useLocation();
  const [positions] = useState(() => storedPositions(session));

  // Before the paint, so that a page never shows the position of the page before it.
  useLayoutEffect(() => {
    const restoration = restorePosition(positions.get(key) ?? 0);
    for (const old of [...positions.keys()].slice(0, -positionsMax)) positions.delete(old);
    const note = () => {
      if (!restoration.isRunning()) positions.set(key, window.scrollY);
    };
    addEventListener('scroll', note, { passive: true });
    return () => {
      removeEventListener('scroll', note);
      restoration.stop();
    };
  }, [key, positions]);

  useEffect(() => {
    const store = () => session.write(storageKey, JSON.stringify(Object.fromEntries(positions)));
    // The browser's own restoration comes too early: the page of the entry is not there yet.
    history.scrollRestoration = 'manual';
    addEventListener('pagehide', store);
    return () => {
      history.scrollRestoration = 'auto';
      removeEventListener('pagehide', store);
    };
  }, [session, positions]);
}

/**
 * Scrolls to a position. If the page is too short for this position, scrolls again whenever the page grows.
 * @returns `stop()` ends the scrolling. `isRunning()` returns true until the position is reached or the player scrolls.
 */
function restorePosition(position: number) {
  let reached = 0;

  function scroll() {
    scrollTo(0, position);
    reached = window.scrollY;
  }

  function isRunning(): boolean {
    if (reached >= position - 1) return false;
    const lowest = document.documentElement.scrollHeight - innerHeight;
    // A page that became shorter is moved by the browser, not by the player.
    return window.scrollY === reached || window.scrollY >= lowest - 1;
  }

  scroll();
  const growth = new ResizeObserver(() => {
    if (isRunning()) scroll();
    else growth.disconnect();
  });
  growth.observe(document.body);
  return { isRunning, stop: () => growth.disconnect() };
}

function storedPositions(session: DeviceStorage): Map<string, number> {
  const stored = readJson(session, storageKey);
  const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  return new Map(entries.filter((entry) => typeof entry[1] === 'number'));
}
