import type { Tariff } from '@bold/sdk';
import { groupDigits } from '@bold/sdk/game';
import { useListBonusThresholds } from '@bold/sdk/query';
import { useId } from 'react';
import { useTexts } from '../../lib/language.ts';
import { type OfferBadge, offerBadges } from './offer.ts';
import { type Badge, OfferOption } from './offer-option.tsx';
import css from './payments-page.module.css';
import { paymentsText } from './payments-text.ts';
import { Price } from './price.tsx';

type OfferListProps = {
  offers: readonly Tariff[];
  /** The chosen offer; `undefined` if the custom amount is chosen. */
  chosen: Tariff | undefined;
  onChoose: (offer: Tariff | undefined) => void;
};

export function OfferList({ offers, chosen, onChoose }: OfferListProps) {
  const texts = useTexts(paymentsText);
  const group = useId();
  const { data: thresholds = [] } = useListBonusThresholds();
  const bestBonus = Math.max(0, ...thresholds.map(({ bonus_percents }) => bonus_percents));

  function badgeOf(kind: OfferBadge, offer: Tariff): Badge {
    if (kind === 'bonus') return { text: texts.bonus(offer.bonus_percents) };
    return {
      text: kind === 'most-popular' ? texts.mostPopular : texts.bestOffer,
      isStrong: true,
    };
  }

  function titleOf({ total_points }: Tariff) {
    const number = groupDigits(total_points);
    const [before, after] = texts.taps(total_points).split(number);
    return (
      <>
        {before}
        <b>{number}</b>
        {after}
      </>
    );
  }

  return (
    <div role="radiogroup" aria-label={texts.offers} className={css.offers}>
      {offers.map((offer) => (
        <OfferOption
          key={offer.id}
          group={group}
          isChosen={offer === chosen}
          onChoose={() => onChoose(offer)}
          title={titleOf(offer)}
          badges={offerBadges(offer).map((kind) => badgeOf(kind, offer))}
          price={<Price price={offer.total_price} currency={offer.target_currency} />}
        />
      ))}
      <OfferOption
        group={group}
        isChosen={chosen === undefined}
        onChoose={() => onChoose(undefined)}
        title={texts.custom}
        badges={bestBonus > 0 ? [{ text: texts.customBonus(bestBonus) }] : []}
      />
    </div>
  );
}
