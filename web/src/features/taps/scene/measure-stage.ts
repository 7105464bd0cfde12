import type { Spill } from './tap-motion.ts';
import type { EmblemPart, TapStage } from './tap-scene.ts';

/**
 * Reads from the page what the scene needs: sizes, positions and colors after styling.
 * @param layer what the scene covers, in the letters of the numerals
 * @param spill how much larger than the surface it is
 * @param emblem what the page draws itself, at rest
 */
export function measureStage(layer: HTMLElement, spill: Spill, emblem: SVGSVGElement): TapStage {
  const ground = layer.getBoundingClientRect();
  const box = emblem.getBoundingClientRect();
  const { fontWeight, fontSize, fontFamily, color, outlineColor } = getComputedStyle(layer);
  return {
    width: ground.width - spill.left - spill.right,
    height: ground.height - spill.top - spill.bottom,
    spill,
    density: devicePixelRatio,
    emblem: {
      x: box.left - ground.left - spill.left,
      y: box.top - ground.top - spill.top,
      unit: box.width / emblem.viewBox.baseVal.width,
      parts: [...emblem.querySelectorAll('path')].map(partOf),
    },
    font: `${fontWeight} ${fontSize} ${fontFamily}`,
    ink: color,
    ground: outlineColor,
  };
}

function partOf(path: SVGPathElement): EmblemPart {
  const { fill, fillOpacity, stroke, strokeWidth } = getComputedStyle(path);
  return {
    path: path.getAttribute('d') ?? '',
    fill: fill === 'none' ? null : { colour: fill, opacity: Number(fillOpacity) },
    line: stroke === 'none' ? null : { colour: stroke, width: Number.parseFloat(strokeWidth) },
  };
}
