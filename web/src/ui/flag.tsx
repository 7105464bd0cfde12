import css from './flag.module.css';

type FlagProps = {
  /** The country's ISO 3166-1 code, as the contract has it. */
  countryId: string;
  /** The country's name, where no text beside the flag says it. */
  name?: string | undefined;
};

/** A country's flag as an image, one and a half times as wide as it is high; it grows with the text. */
export function Flag({ countryId, name = '' }: FlagProps) {
  return (
    <img
      className={css.flag}
      src={`${import.meta.env.FLAGS_PATH}${countryId}.svg`}
      alt={name}
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
}
