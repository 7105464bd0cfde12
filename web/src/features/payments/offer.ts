export type OfferRule = {
  readonly is_published: boolean;
  readonly target_currency: string;
  readonly bonus_percents: number;
  readonly is_most_popular: boolean;
  readonly is_best_offer: boolean;
};

export type OfferBadge = 'bonus' | 'most-popular' | 'best-offer';

/** Returns the published offers in the chosen currency, in the given order (spec §5). */
export function listedOffers<O extends Pick<OfferRule, 'is_published' | 'target_currency'>>(
  offers: readonly O[],
  currency: string,
): O[] {
  return offers.filter((offer) => offer.is_published && offer.target_currency === currency);
}

/** Returns an offer's badges (spec §5). A bonus of 0 % gets no badge. */
export function offerBadges(offer: OfferRule): OfferBadge[] {
  const has: Record<OfferBadge, boolean> = {
    bonus: offer.bonus_percents > 0,
    'most-popular': offer.is_most_popular,
    'best-offer': offer.is_best_offer,
  };
  return (['bonus', 'most-popular', 'best-offer'] as const).filter((badge) => has[badge]);
}
