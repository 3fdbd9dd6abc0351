import { searchable } from '#contract/kernel/text.ts';
import { KEYS_FOLLOW } from '#server/kernel/text/likePattern.ts';
import { nameKeys } from '#server/kernel/text/searchKeys.ts';

interface Searchable {
  name: string;
  other_name?: string | null;
  phones: readonly string[];
  former_names?: readonly string[];
  former_phones?: readonly string[];
}

/**
 * The search text of a person (PER-23): names and phones, also from before a merge, each after a blank, then the keys
 * of the names.
 */
export function personTextOf({
  name,
  other_name,
  phones,
  former_names = [],
  former_phones = [],
}: Searchable): string {
  const names = [name, other_name ?? '', ...former_names];
  const written = [...names, ...phones, ...former_phones].join(' ').replaceAll(KEYS_FOLLOW, ' ');
  return searchable([' ', written, ' ', KEYS_FOLLOW, ' ', nameKeys(...names)].join(''));
}
