import type { Measured } from '../bench.ts';
import { median, showNumber } from '../statistics.ts';

const width = 560;
const height = 260;
const margin = 48;
const colors = ['#0b6bcb', '#c2410c', '#15803d', '#7e22ce'];

type Point = { size: number; value: number };

/** Returns an SVG that plots cost against size on logarithmic axes. Returns '' if no value has a size. */
export function drawPlot(measured: readonly Measured[]): string {
  const lines = linesOf(measured);
  const points = [...lines.values()].flat();
  if (points.length === 0) return '';
  const x = scale(
    points.map(({ size }) => size),
    margin,
    width - margin,
  );
  const y = scale(
    points.map(({ value }) => value),
    height - margin,
    margin / 2,
  );

  const drawn = [...lines].map(([what, of], at) => {
    const color = colors[at % colors.length];
    const path = of.map(({ size, value }) => `${x(size)},${y(value)}`).join(' ');
    const last = of.at(-1) ?? { size: 1, value: 1 };
    const dots = of.map(
      ({ size, value }) =>
        `<circle cx="${x(size)}" cy="${y(value)}" r="3" fill="${color}"/>
         <text x="${x(size)}" y="${y(value) - 8}" text-anchor="middle">${showNumber(value)}</text>`,
    );
    return `<polyline points="${path}" fill="none" stroke="${color}" stroke-width="2"/>${dots.join('')}
      <text x="${x(last.size)}" y="${y(last.value) + 18}" text-anchor="end" fill="${color}">${what}</text>`;
  });
  const sizes = [...new Set(points.map(({ size }) => size))].map(
    (size) =>
      `<text x="${x(size)}" y="${height - 12}" text-anchor="middle">${showNumber(size).replace(/\.0+$/, '')}</text>`,
  );
  const label = `${[...lines.keys()].join(', ')} against size, in ${measured[0]?.unit}`;
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${drawn.join('')}${sizes.join('')}</svg>`;
}

function linesOf(measured: readonly Measured[]): Map<string, Point[]> {
  const lines = new Map<string, Point[]>();
  for (const { what, size, values } of measured) {
    if (size === null) continue;
    lines.set(what, [...(lines.get(what) ?? []), { size, value: median(values) }]);
  }
  return lines;
}

/** Returns a logarithmic scale that maps the range of the positive `values` to the range from `start` to `end`. */
function scale(values: readonly number[], start: number, end: number): (value: number) => number {
  const [low, high] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  return (value) => {
    const part = high === low ? 0.5 : (Math.log(value) - low) / (high - low);
    return Math.round(start + part * (end - start));
  };
}
