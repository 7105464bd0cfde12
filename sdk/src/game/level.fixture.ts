/** The ten levels of decisions §5. */
export const levels = [
  { id: 1, title: 'White', threshold: 0, payment_percentage: 0, values: [1] },
  { id: 2, title: 'Pink', threshold: 100, payment_percentage: 1, values: [1, 2] },
  { id: 3, title: 'Red', threshold: 1_000, payment_percentage: 2, values: [1, 2, 3] },
  { id: 4, title: 'Orange', threshold: 5_000, payment_percentage: 3, values: [1, 2, 5] },
  { id: 5, title: 'Yellow', threshold: 20_000, payment_percentage: 4, values: [1, 5, 10] },
  { id: 6, title: 'Green', threshold: 50_000, payment_percentage: 5, values: [1, 5, 10, 20] },
  { id: 7, title: 'Blue', threshold: 100_000, payment_percentage: 6, values: [1, 10, 20, 50] },
  { id: 8, title: 'Violet', threshold: 500_000, payment_percentage: 7, values: [1, 10, 50, 100] },
  { id: 9, title: 'Gold', threshold: 1_000_000, payment_percentage: 8, values: [1, 50, 100, 500] },
  {
    id: 10,
    title: 'Black',
    threshold: 5_000_000,
    payment_percentage: 9,
    values: [1, 100, 500, 1_000],
  },
] as const;
