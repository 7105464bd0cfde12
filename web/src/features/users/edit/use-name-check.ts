import { useCheckDisplayName } from '@bold/sdk/query';
import { useDebouncedValue } from '../../../lib/use-debounced-value.ts';

/** See spec §9. */
const debounceMs = 300;

export type NameCheck = {
  readonly isTaken: boolean;
  readonly isFailed: boolean;
  retry(): void;
};

/**
 * Checks on the server whether a display name is available (spec §5 "Profile form"). Sends the request when the name
 * has not changed for 300 ms.
 * @param isEnabled False for the player's own name and for an invalid name
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
