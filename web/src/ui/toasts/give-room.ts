/**
 * Gives `room`, an empty element above the content, the height of the region of the toasts. The height changes only
 * while the page is at its top and no pointer is down, so that nothing moves below a finger or in a scrolled page.
 * @returns a function that stops it
 */
export function giveRoom(room: HTMLElement, region: HTMLElement): () => void {
  let wanted = 0;
  let given = 0;
  let isMoving = false;
  let isPressed = false;

  function set(height: number) {
    given = height;
    room.style.height = `${height}px`;
  }

  // The checks before `scrollY` cost nothing; reading it can make the browser lay out the page within a tap.
  function move() {
    if (given === wanted || isPressed || window.scrollY > 0) return;
    isMoving = true;
    set(wanted);
  }

  function stop() {
    if (isMoving) set(room.getBoundingClientRect().height);
    isMoving = false;
  }

  const observer = new ResizeObserver(() => {
    wanted = region.offsetHeight;
    move();
  });
  observer.observe(region);

  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const release = () => {
    isPressed = false;
    move();
  };
  addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
      stop();
    },
    options,
  );
  addEventListener('pointerup', release, options);
  addEventListener('pointercancel', release, options);
  addEventListener('scroll', () => (window.scrollY > 0 ? stop() : move()), options);
  room.addEventListener('transitionend', () => (isMoving = false), options);

  return () => {
    observer.disconnect();
    listening.abort();
  };
}
