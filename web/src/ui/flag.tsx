import { basePath } from '../lib/base-path.ts';
import css from './flag.module.css';

type FlagProps = {
  /** The ISO 3166-1 code of the contract. */
  countryId: string;
  /** The alternative text, if there is no country name beside the flag. */
  name?: string | undefined;
};

/** Renders a country's flag with the ratio 3:2, scaled with the text. */
export function Flag({ countryId, name = '' }: FlagProps) {
  return (
    <img
      className={css.flag}
      src={`${basePath}${import.meta.env.FLAGS_PATH}${countryId}.svg`}
      alt={name}
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
