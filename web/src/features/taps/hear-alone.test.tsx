import { afterEach, expect, test, vi } from 'vitest';
import { hearAlone } from './hear-alone.ts';

afterEach(() => document.body.replaceChildren());

/** A surface that hears alone, a neighbour, and whatever the page around them hears. */
function listen() {
  const page = document.body.appendChild(document.createElement('div'));
  const surface = page.appendChild(document.createElement('button'));
  const neighbour = page.appendChild(document.createElement('button'));
  const down = vi.fn();
  const heard: string[] = [];
  const note = ({ type }: Event) => heard.push(type);
  for (const type of ['pointerdown', 'pointerover', 'pointerup', 'touchstart'])
    page.addEventListener(type, note, { capture: true });
  return { surface, neighbour, down, heard, end: hearAlone(surface, down) };
}

const pointer = (type: string, pointerType = 'touch') =>
  new PointerEvent(type, { pointerType, bubbles: true });

test('a finger on the surface is heard there, and nowhere else', () => {
  const { surface, down, heard, end } = listen();

  for (const type of ['pointerover', 'pointerdown', 'pointerup'])
    surface.dispatchEvent(pointer(type));
  surface.dispatchEvent(new TouchEvent('touchstart', { bubbles: true }));

  expect(down).toHaveBeenCalledOnce();
  expect(heard).toEqual([]);
  end();
});

test('the browser makes no gesture of a finger on the surface, only of others', () => {
  const { surface, neighbour, end } = listen();
  const [here, there] = [surface, neighbour].map((element) => {
    const touch = new TouchEvent('touchstart', { bubbles: true, cancelable: true });
    element.dispatchEvent(touch);
    return touch.defaultPrevented;
  });

  expect([here, there]).toEqual([true, false]);
  end();
});

test('a finger beside it is not its business', () => {
  const { neighbour, down, heard, end } = listen();

  neighbour.dispatchEvent(pointer('pointerdown'));

  expect(down).not.toHaveBeenCalled();
  expect(heard).toEqual(['pointerdown']);
  end();
});

test('a mouse that comes and goes is everybody’s', () => {
  const { surface, heard, end } = listen();

  surface.dispatchEvent(pointer('pointerover', 'mouse'));

  expect(heard).toEqual(['pointerover']);
  end();
});

test('once it has ended the page hears fingers again', () => {
  const { surface, down, heard, end } = listen();

  end();
  surface.dispatchEvent(pointer('pointerdown'));

  expect(down).not.toHaveBeenCalled();
  expect(heard).toEqual(['pointerdown']);
});
