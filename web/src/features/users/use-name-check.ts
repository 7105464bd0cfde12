import { useCheckDisplayName } from '@bold/sdk/query';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';

/** The debounce time of the name, in milliseconds (spec §9). */
const debounceMs = 300;

/** The result of checking a display name. */
export type NameCheck = {
  /** True if another player has the name. */
  readonly isTaken: boolean;
  /** True if the request failed. */
  readonly isFailed: boolean;
  retry(): void;
};

/**
 * Checks on the server whether a display name is available (spec §5 "Profile form"). The request is debounced.
 * @param isEnabled false for the player's own name and for an invalid name
 */
export function useNameCheck(name: string, isEnabled: boolean): NameCheck {
  const debounced = useDebouncedValue(name, debounceMs);
  const isCurrent = isEnabled && debounced === name;
  const check = useCheckDisplayName(
    { display_name_to_check: debounced },
    { query: { enabled: isCurrent } },
  );
  return {
    isTaken: isCurrent && check.data?.is_available === false,
    isFailed: isCurrent && check.isError,
    retry: () => void check.refetch(),
  };
}
