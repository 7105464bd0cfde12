import { basePath } from '../lib/base-path.ts';
import css from './flag.module.css';

type FlagProps = {
  /** The country's `id` in the API: an ISO 3166-1 alpha-2 code, such as `DE`. */
  countryId: string;
  /** The alternative text; needed only if no name is shown beside the flag. */
  name?: string | undefined;
};

/** Renders a country's flag in the ratio 3:2. The flag scales with the text. */
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
