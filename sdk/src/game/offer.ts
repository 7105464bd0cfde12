/** What the store's rules read of a tariff. */
export interface OfferRule {
  readonly is_published: boolean;
  readonly target_currency: string;
  readonly bonus_percents: number;
  readonly is_most_popular: boolean;
  readonly is_best_offer: boolean;
}

/** A badge's kind; its words stand in the interface's text. */
export type OfferBadge = 'bonus' | 'most-popular' | 'best-offer';

/** Only published offers in the chosen currency are listed, in the order given (spec §5). */
export function listedOffers<O extends Pick<OfferRule, 'is_published' | 'target_currency'>>(
  offers: readonly O[],
  currency: string,
): O[] {
  return offers.filter((offer) => offer.is_published && offer.target_currency === currency);
}

/** The badges that an offer wears (spec §5); none of a bonus of 0 %. */
export function offerBadges(offer: OfferRule): OfferBadge[] {
  const worn: Record<OfferBadge, boolean> = {
    bonus: offer.bonus_percents > 0,
    'most-popular': offer.is_most_popular,
    'best-offer': offer.is_best_offer,
  };
  return (['bonus', 'most-popular', 'best-offer'] as const).filter((badge) => worn[badge]);
}
