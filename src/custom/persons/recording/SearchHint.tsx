import { useTranslate } from 'react-admin';
import type { usePersonSearch } from '../person/usePersons.ts';

interface SearchHintProps extends ReturnType<typeof usePersonSearch> {
  hint: string | undefined;
}

/** The number of matches and the next step, below the search field and for screen readers. */
export function SearchHint({ found: persons, error, isRequested, isSearching, hint }: SearchHintProps) {
  const translate = useTranslate();
  // An empty line, so that nothing moves.
  if (!isRequested) return hint ?? '\u200b';
  if (isSearching) return translate('common.looking');
  if (error) return translate('person.box.failed');
  if (!persons?.data.length) return translate('person.box.none');
  const count = persons.data.length;
  return translate(`person.box.${persons.more ? 'more' : 'found'}`, { smart_count: count, count });
}
