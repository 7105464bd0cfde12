import { expect, test } from 'vitest';
import type { Report } from '../bench.ts';
import { drawPlot } from './draw-plot.ts';
import { writeHtml } from './write-html.ts';
import { writeMarkdown } from './write-markdown.ts';

const place = (size: number, value: number) => ({
  what: 'place',
  size,
  unit: 'µs',
  values: [value],
});
const report: Report = {
  at: '2026-11-20',
  machine: 'a machine',
  benches: [
    {
      name: 'rank',
      question: 'Does it grow?',
      measured: [place(1_000, 50), place(1_000_000, 60)],
      ratios: [
        { what: 'growth', values: [1.2, 1.1, 1.9], atMost: 1.5 },
        { what: 'share', values: [0.4], atLeast: 0.5 },
        { what: 'beside it', values: [3] },
      ],
    },
  ],
};

test('the tables show medians with ranges, and a verdict only where there is a goal', () => {
  const text = writeMarkdown(report);
  expect(text).toContain('| place | 1 000 000 | 60.0 | µs |');
  expect(text).toContain('| growth | **1.20 (1.10 to 1.90)** | ≤ 1.5 | met |');
  expect(text).toContain('| share | **0.40** | ≥ 0.5 | missed |');
  expect(text).toContain('| beside it | **3.00** |  |  |');
});

test('a constant cost is drawn as a horizontal line, a growing one rises', () => {
  const heights = (svg: string) =>
    /points="([^"]+)"/
      .exec(svg)?.[1]
      ?.split(' ')
      .map((point) => Number(point.split(',')[1]));
  expect(new Set(heights(drawPlot([place(1, 5), place(10, 5)]))).size).toBe(1);
  const [low = 0, high = 0] = heights(drawPlot([place(1, 5), place(10, 50)])) ?? [];
  expect(high).toBeLessThan(low);
  expect(drawPlot([{ ...place(1, 5), size: null }])).toBe('');
});

test('the page holds the plot and the verdicts', () => {
  const page = writeHtml(report);
  expect(page).toContain('<svg');
  expect(page).toContain('<span class="missed">missed</span>');
});
