import type { Spill } from './tap-motion.ts';
import type { EmblemPart, TapStage } from './tap-scene.ts';

/**
 * Reads the sizes, positions and colors of the scene from the page's elements.
 * @param layer The element that the scene covers; its font is the font of the numerals
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
    fill: fill === 'none' ? null : { color: fill, opacity: Number(fillOpacity) },
    line: stroke === 'none' ? null : { color: stroke, width: Number.parseFloat(strokeWidth) },
  };
}
