import { useCheckDisplayName } from '@bold/sdk/query';
import { useDebouncedValue } from '../../lib/use-debounced-value.ts';

/** Whether the name is free is asked once it has rested for 300 ms (spec §9). */
const nameRestMs = 300;

/** What is known of a name that somebody wants. */
export type NameCheck = {
  /** Somebody else has it. */
  readonly isTaken: boolean;
  /** It could not be found out. */
  readonly isFailed: boolean;
  /** Asks again. */
  retry(): void;
};

/**
 * Asks whether a name is free while it is being written (spec §5 "Profile form").
 * @param isWanted false while there is nothing to ask: the name is the player's own, or it breaks the rules
 */
export function useNameCheck(name: string, isWanted: boolean): NameCheck {
  const settled = useDebouncedValue(name, nameRestMs);
  const isAsked = isWanted && settled === name;
  const check = useCheckDisplayName(
    { display_name_to_check: settled },
    { query: { enabled: isAsked } },
  );
  return {
    isTaken: isAsked && check.data?.is_available === false,
    isFailed: isAsked && check.isError,
    retry: () => void check.refetch(),
  };
}
