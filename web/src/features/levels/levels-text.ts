import type { Catalogue } from '../../lib/language.ts';

const en = {
  from: (taps: string) => `From ${taps} taps`,
  share: (percent: number) => `The top 10 earn ${percent}% of our revenue`,
  multipliers: (labels: string) => `One touch: ${labels}`,
  yours: 'Your level',
  achieved: 'Achieved',
  footnote: 'Each tap is worth 1 cent. The real total may vary with platform fees and discounts.',
};

const ru: typeof en = {
  from: (taps) => `От ${taps} тапов`,
  share: (percent) => `Первые 10 получают ${percent}% нашей выручки`,
  multipliers: (labels) => `Одно касание: ${labels}`,
  yours: 'Ваш уровень',
  achieved: 'Пройден',
  footnote: 'Каждый тап стоит 1 цент. Итог может отличаться из-за комиссий платформы и скидок.',
};

export const levelsText: Catalogue<typeof en> = { en, ru };
