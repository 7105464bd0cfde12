/** The outline of the drop in the logo and the emblem. The view box is 240 × 280. */
export const dropPath =
  'M120 6c6 0 10 4 14 10 26 39 82 97 82 160a96 96 0 0 1-192 0C24 113 80 55 106 16c4-6 8-10 14-10z';

/** The letter B in the logo. */
export const letterPath =
  'M84 116h42c24 0 38 13 38 32 0 12-6 21-16 26 14 5 22 16 22 31 0 22-17 37-44 37H84zM112 139v26h10c9 0 14-5 14-13s-5-13-14-13zm0 47v33h12c10 0 17-7 17-17s-7-16-17-16z';
