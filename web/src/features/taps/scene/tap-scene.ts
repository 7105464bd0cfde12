import {
  numeralAt,
  numeralMs,
  pressedAt,
  rippleAt,
  rippleMs,
  rippleWidth,
  type Spill,
  type TapPoint,
} from './tap-motion.ts';

/** One path of the emblem, in the coordinate system of the emblem's view box. */
export type EmblemPart = {
  readonly path: string;
  readonly fill: { readonly color: string; readonly opacity: number } | null;
  readonly line: { readonly color: string; readonly width: number } | null;
};

/** The layout and style of the scene, in CSS pixels from the surface's upper left corner. */
export type TapStage = {
  readonly width: number;
  readonly height: number;
  readonly spill: Spill;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** `unit` is the size of one unit of the emblem's view box, in CSS pixels. */
  readonly emblem: TapPoint & { readonly unit: number; readonly parts: readonly EmblemPart[] };
  /** The CSS font of the numerals: weight, size and family. */
  readonly font: string;
  /** The color of ripples and of the outline of numerals, as `rgb(…)`. It is the color of the emblem. */
  readonly ink: string;
  /** The background color. Numerals have this color, because most of them are over the emblem. */
  readonly ground: string;
};

export type ShownTap = TapPoint & {
  readonly text: string;
  readonly hasRipple: boolean;
  /** True if the player prefers reduced motion. */
  readonly isStill: boolean;
};

/** The most taps shown at once. Twelve are enough for twenty taps per second, because a tap is shown for 600 ms. */
const tapsMost = 12;
const ripplesMost = 8;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws the effects of taps on one canvas. Requests frames only while something moves or the layout has changed. */
export class TapScene {
  readonly #context: Context;
  #onDrawn: (() => void) | undefined;
  #stage: TapStage | undefined;
  #parts: { part: EmblemPart; path: Path2D }[] = [];
  #taps: (ShownTap & { begunAt?: number })[] = [];
  #isAwaited = false;

  /** @param onDrawn A callback after the first frame */
  constructor(context: Context, onDrawn: () => void) {
    this.#context = context;
    this.#onDrawn = onDrawn;
    // A browser that frees the memory of the canvas, for example in the background, gives it back empty.
    const canvas: EventTarget = context.canvas;
    canvas.addEventListener('contextrestored', () => this.#awaitFrame());
  }

  place(stage: TapStage): void {
    this.#stage = stage;
    this.#parts = stage.emblem.parts.map((part) => ({ part, path: new Path2D(part.path) }));
    this.#awaitFrame();
  }

  /** Starts to show a tap in the next frame. Removes the oldest tap if there are too many taps. */
  show(tap: ShownTap): void {
    this.#taps = [...this.#taps.slice(1 - tapsMost), { ...tap }];
    this.#awaitFrame();
  }

  #awaitFrame(): void {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    requestAnimationFrame((now) => {
      this.#isAwaited = false;
      if (this.#stage) this.#draw(this.#stage, now);
    });
  }

  #draw(stage: TapStage, now: number): void {
    for (const tap of this.#taps) tap.begunAt ??= now;
    const aged = this.#taps.map((tap) => ({ tap, age: now - (tap.begunAt ?? now) }));
    this.#clear(stage);
    for (const { tap, age } of aged.slice(-ripplesMost)) {
      if (tap.hasRipple && age < rippleMs) this.#drawRipple(stage, tap, age);
    }
    this.#context.save();
    for (const { tap, age } of aged) if (!tap.isStill) this.#press(stage, tap, pressedAt(age));
    this.#drawEmblem(stage);
    this.#context.restore();
    for (const { tap, age } of aged) if (age < numeralMs) this.#drawNumeral(stage, tap, age);

    this.#taps = aged.filter(({ age }) => age < rippleMs).map(({ tap }) => tap);
    if (this.#taps.length > 0) this.#awaitFrame();
    this.#onDrawn?.();
    this.#onDrawn = undefined;
  }

  /** Clears and resizes the canvas. Must run right before drawing, because resizing empties the canvas. */
  #clear({ width, height, spill, density }: TapStage): void {
    const { canvas } = this.#context;
    const columns = Math.round((spill.left + width + spill.right) * density);
    const rows = Math.round((spill.top + height + spill.bottom) * density);
    if (canvas.width !== columns) canvas.width = columns;
    if (canvas.height !== rows) canvas.height = rows;
    this.#context.resetTransform();
    this.#context.clearRect(0, 0, columns, rows);
    this.#context.scale(density, density);
    this.#context.translate(spill.left, spill.top);
  }

  /** Transforms the canvas so that the emblem looks pressed at the tapped point. Several calls add up. */
  #press({ width, height }: TapStage, { x, y }: TapPoint, depth: number): void {
    const middle = { x: width / 2, y: height * 0.45 };
    const [shiftX, shiftY] = [((x - width / 2) / width) * 16, ((y - height / 2) / height) * 16];
    this.#context.translate(middle.x + shiftX * depth, middle.y + shiftY * depth);
    this.#context.scale(1 + 0.03 * depth, 1 - 0.07 * depth);
    this.#context.translate(-middle.x, -middle.y);
  }

  #drawEmblem({ emblem }: TapStage): void {
    const context = this.#context;
    context.translate(emblem.x, emblem.y);
    context.scale(emblem.unit, emblem.unit);
    for (const { part, path } of this.#parts) {
      if (part.fill) {
        context.globalAlpha = part.fill.opacity;
        context.fillStyle = part.fill.color;
        context.fill(path);
        context.globalAlpha = 1;
      }
      if (part.line) {
        context.lineCap = 'round';
        context.lineWidth = part.line.width;
        context.strokeStyle = part.line.color;
        context.stroke(path);
      }
    }
  }

  #drawRipple({ ink }: TapStage, { x, y, isStill }: ShownTap, age: number): void {
    const context = this.#context;
    const { width, opacity } = rippleAt(age, isStill);
    const clear = ink.replace(')', ', 0)');
    const shade = context.createRadialGradient(0, 0, 0, 0, 0, rippleWidth / 2);
    shade.addColorStop(0.45, clear);
    shade.addColorStop(0.98, ink);
    shade.addColorStop(1, clear);
    context.save();
    context.translate(x, y);
    context.scale(width / rippleWidth, width / rippleWidth);
    context.globalAlpha = opacity;
    context.fillStyle = shade;
    context.fillRect(-rippleWidth / 2, -rippleWidth / 2, rippleWidth, rippleWidth);
    context.restore();
  }

  #drawNumeral({ font, ink, ground }: TapStage, { x, y, text, isStill }: ShownTap, age: number) {
    const context = this.#context;
    const { rise, size, opacity } = numeralAt(age, isStill);
    context.save();
    context.translate(x, y - rise);
    context.scale(size, size);
    context.globalAlpha = opacity;
    context.font = font;
    context.textAlign = 'center';
    context.textBaseline = 'bottom';
    context.lineJoin = 'round';
    context.lineWidth = 4;
    context.strokeStyle = ink;
    context.strokeText(text, 0, 0);
    context.fillStyle = ground;
    context.fillText(text, 0, 0);
    context.restore();
  }
}
