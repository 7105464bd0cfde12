import { afterEach, expect, test, vi } from 'vitest';
import { capturePointerDown } from './capture-pointer-down.ts';

afterEach(() => document.body.replaceChildren());

/** Captures pointerdown on one of two elements, and records the events that reach the page. */
function listen() {
  const page = document.body.appendChild(document.createElement('div'));
  const surface = page.appendChild(document.createElement('button'));
  const neighbour = page.appendChild(document.createElement('button'));
  const down = vi.fn();
  const received: string[] = [];
  const note = ({ type }: Event) => received.push(type);
  for (const type of ['pointerdown', 'pointerover', 'pointerup', 'touchstart'])
    page.addEventListener(type, note, { capture: true });
  return { surface, neighbour, down, received, end: capturePointerDown(surface, down) };
}

const pointer = (type: string, pointerType = 'touch') =>
  new PointerEvent(type, { pointerType, bubbles: true });

test('a touch on the surface is handled there and does not propagate', () => {
  const { surface, down, received, end } = listen();

  for (const type of ['pointerover', 'pointerdown', 'pointerup'])
    surface.dispatchEvent(pointer(type));
  surface.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));

  expect(down).toHaveBeenCalledOnce();
  expect(received).toEqual([]);
  end();
});

test('the browser’s gestures are prevented on the surface only', () => {
  const { surface, neighbour, end } = listen();
  const [here, there] = [surface, neighbour].map((element) => {
    const touch = new TouchEvent('touchstart', { bubbles: true, cancelable: true });
    element.dispatchEvent(touch);
    return touch.defaultPrevented;
  });

  expect([here, there]).toEqual([true, false]);
  end();
});

test('a touch outside the surface is ignored', () => {
  const { neighbour, down, received, end } = listen();

  neighbour.dispatchEvent(pointer('pointerdown'));

  expect(down).not.toHaveBeenCalled();
  expect(received).toEqual(['pointerdown']);
  end();
});

test('the events of a mouse that enters and leaves propagate', () => {
  const { surface, received, end } = listen();

  surface.dispatchEvent(pointer('pointerover', 'mouse'));

  expect(received).toEqual(['pointerover']);
  end();
});

test('after it was stopped the page receives touches again', () => {
  const { surface, down, received, end } = listen();

  end();
  surface.dispatchEvent(pointer('pointerdown'));

  expect(down).not.toHaveBeenCalled();
  expect(received).toEqual(['pointerdown']);
});
