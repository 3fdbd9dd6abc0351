import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { MIN_KEYWORD_LENGTH, MIN_PHONE_PART } from '#contract/kernel/limits.ts';
import { findPersons, getPerson } from '#contract/persons/person.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';
import { call } from '#src/dataProvider/call.ts';

/** Between two keys of somebody who types (PER-04). */
const PAUSE_MS = 150;
/** An answer is as good for Enter as for the list that shows it. */
const FRESH_MS = 10_000;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** Whether a text is long enough to be looked for: by part of a phone, or of a name in any script (PER-04). */
export const isLongEnough = (text: string) =>
  count(text, /\p{Nd}/gu) >= MIN_PHONE_PART || count(text, /[\p{L}\p{M}]/gu) >= MIN_KEYWORD_LENGTH;

/** The people that a text finds; the text travels in a body. Names and phones are kept no longer than they are shown. */
export const finding = (text: string, most: number) =>
  queryOptions({
    queryKey: [PERSONS, 'find', text, most],
    queryFn: ({ signal }) => call(findPersons, { body: { text, most }, signal }),
    staleTime: FRESH_MS,
    gcTime: 0,
  });

/** The people whom the text finds once typing pauses, and not while an input method composes; before that those found last. */
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
    isWanted: isSearched,
    isSearching,
  };
}

/** A person with what the office knows at a glance. Whoever asks stands in the access log. */
export const personOf = (id: number) =>
  queryOptions({
    queryKey: [PERSONS, 'one', id],
    queryFn: ({ signal }) => call(getPerson, { params: { id }, signal }),
  });
