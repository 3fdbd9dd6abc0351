import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { MIN_KEYWORD_LENGTH, MIN_PHONE_PART } from '#contract/kernel/limits.ts';
import { findPersons, getPerson } from '#contract/persons/person.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';

/** Milliseconds without a key that count as a pause (PER-04). */
const PAUSE_MS = 150;
/** Enter uses the same answer as the list on the screen. */
const FRESH_MS = 10_000;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Whether a text is long enough for a search: a part of a phone, or of a name in any script (PER-04). */
export const isLongEnough = (text: string) =>
  count(text, /\p{Nd}/gu) >= MIN_PHONE_PART || count(text, /[\p{L}\p{M}]/gu) >= MIN_KEYWORD_LENGTH;

/** Searches people by a text, which travels in the body. Names and phones are only cached while they are shown. */
export const finding = (text: string, most: number) =>
  queryOptions({
    ...queryOf([PERSONS, 'find', text, most], findPersons, { body: { text, most } }),
    staleTime: FRESH_MS,
    gcTime: 0,
  });

/** Searches people when typing pauses and no input method composes. Until then it returns the previous result. */
export function usePersonSearch(typed: string, most: number, isComposing = false) {
  const text = typed.trim();
  const settled = useDebounced(text, PAUSE_MS, isComposing);
  const isSearched = isLongEnough(text);
  const result = useQuery({
    ...finding(settled, most),
    enabled: isLongEnough(settled),
    placeholderData: keepPreviousData,
  });
  const isSearching = isSearched && (settled !== text || result.isFetching);
  return {
    found: isSearched ? result.data : undefined,
    error: result.error,
    isRequested: isSearched,
    isSearching,
  };
}

/** A person with the office's main facts. Each request is an entry in the access log. */
export const personOf = (id: number) => queryOf([PERSONS, 'one', id], getPerson, { params: { id } });
