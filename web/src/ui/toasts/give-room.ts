/**
 * Keeps the height of `room` equal to the height of the toasts in `region`, so that the toasts cover no content.
 * Returns a function that stops the updates.
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

  function move() {
    // Nothing may move below a finger.
    if (given === wanted || isPressed) return;
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
  room.addEventListener('transitionend', () => (isMoving = false), options);

  return () => {
    observer.disconnect();
    listening.abort();
  };
}
