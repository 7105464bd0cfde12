import { useCheckDisplayName } from '@bold/sdk/query';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';

/** The debounce time of the name (spec §9). */
const debounceMs = 300;

/** The result of the check of a display name. */
export type NameCheck = {
  /** Another player has the name. */
  readonly isTaken: boolean;
  /** The request failed. */
  readonly isFailed: boolean;
  retry(): void;
};

/**
 * Requests whether a name is available, debounced (spec §5 "Profile form").
 * @param isEnabled false for the player's own name and for a name that is not valid
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
