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

/** One path of the emblem as it is painted, in the box that it was drawn in. */
export type EmblemPart = {
  readonly path: string;
  readonly fill: { readonly colour: string; readonly opacity: number } | null;
  readonly line: { readonly colour: string; readonly width: number } | null;
};

/** What the scene is drawn on and with; lengths are in pixels of the page, from the surface's upper left corner. */
export type TapStage = {
  readonly width: number;
  readonly height: number;
  /** How much larger than the surface the canvas is. */
  readonly spill: Spill;
  /** The pixels of the screen in one of the page. */
  readonly density: number;
  /** Where the emblem's box begins, and how many pixels one unit of it is. */
  readonly emblem: TapPoint & { readonly unit: number; readonly parts: readonly EmblemPart[] };
  /** The numerals' letters, as the style says it: weight, size and family. */
  readonly font: string;
  /** The colour of numerals and ripples, as `rgb(…)`. */
  readonly ink: string;
  /** What the ink stands on. */
  readonly ground: string;
};

/** A finger that came down. */
export type ShownTap = TapPoint & {
  readonly text: string;
  readonly hasRipple: boolean;
  /** The player asked for less motion. */
  readonly isStill: boolean;
};

/** As many as twenty taps a second need, each seen for half of one, and two to spare. */
const tapsKept = 12;
const ripplesKept = 8;

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/**
 * What answers the fingers: an emblem that gives way, numerals and ripples. One canvas, drawn only while
 * something moves, by whichever thread it was given to.
 */
export class TapScene {
  readonly #context: Context;
  #onDrawn: (() => void) | undefined;
  #stage: TapStage | undefined;
  #parts: { part: EmblemPart; path: Path2D }[] = [];
  #taps: (ShownTap & { begunAt?: number })[] = [];
  #isAwaited = false;

  /** @param onDrawn called once, after the first frame that was drawn */
  constructor(context: Context, onDrawn: () => void) {
    this.#context = context;
    this.#onDrawn = onDrawn;
  }

  /** Draws everything there from now on. */
  place(stage: TapStage): void {
    this.#stage = stage;
    this.#parts = stage.emblem.parts.map((part) => ({ part, path: new Path2D(part.path) }));
    this.#awaitFrame();
  }

  /** Answers a tap from the next frame on; the oldest of too many is seen no longer. */
  show(tap: ShownTap): void {
    this.#taps = [...this.#taps.slice(1 - tapsKept), { ...tap }];
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
    for (const { tap, age } of aged.slice(-ripplesKept)) {
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

  /** Not before it is drawn anew: a canvas that gets another size is empty. */
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

  /** Lets the emblem give way towards the finger; several fingers add up. */
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
        context.fillStyle = part.fill.colour;
        context.fill(path);
        context.globalAlpha = 1;
      }
      if (part.line) {
        context.lineCap = 'round';
        context.lineWidth = part.line.width;
        context.strokeStyle = part.line.colour;
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
    context.strokeStyle = ground;
    context.strokeText(text, 0, 0);
    context.fillStyle = ink;
    context.fillText(text, 0, 0);
    context.restore();
  }
}
