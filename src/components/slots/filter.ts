import type { Actor } from '#contract/access/access.ts';
import type { shownFilters } from '#contract/complaints/complaintFilters.ts';
import type { Options } from '../form/useOptions.ts';

export type FilterField = keyof typeof shownFilters;
export type FilterValue = string | number;

/** What can be chosen, and what is called how that was chosen; `typed` is null where only names are asked for. */
export type UseOptions = (values: readonly FilterValue[], typed: string | null) => Options;

interface Filter {
  field: FilterField;
  /** What it is called, a key of the catalogue. */
  label: string;
  /** It is among the filters that are offered at first. */
  isFirst?: true;
  /** Who is offered it; everybody where nothing is said. */
  isFor?: (actor: Actor) => boolean;
}

/** Some of these values, or one of them; `words` is the group of the catalogue that has what they are called. */
interface WordsFilter extends Filter {
  kind: 'several' | 'one';
  values: readonly string[];
  words: string;
}

/** Records by their ids, people by their ids or `none`, or names: as many as are chosen from `options`. */
interface OptionsFilter extends Filter {
  kind: 'ids' | 'people' | 'names';
  options: () => Promise<{ default: UseOptions }>;
}

/** A day; a level of the places; what somebody types, which may name people and is in no address. */
interface OtherFilter extends Filter {
  kind: 'day' | 'place' | 'typed';
}

/** A filter of the lists of complaints: all that their screens need to know of it. */
export type ListFilter = WordsFilter | OptionsFilter | OtherFilter;
