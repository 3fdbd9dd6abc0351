import type { Actor } from '#contract/access/access.ts';
import type { shownFilters } from '#contract/complaints/complaintFilters.ts';
import type { Options } from '../form/useOptions.ts';

export type FilterField = keyof typeof shownFilters;
export type FilterValue = string | number;

/** Returns the options and the names of the chosen values; `typed` is null if only the names are needed. */
export type UseOptions = (values: readonly FilterValue[], typed: string | null) => Options;

interface Filter {
  field: FilterField;
  /** Translation key of its name. */
  label: string;
  /** It is among the filters that a list offers at first. */
  isFirst?: true;
  /** The users that it is offered to; without it, all. */
  isFor?: (actor: Actor) => boolean;
}

/** One or several of fixed values; `words` is the translation key above their names. */
interface WordsFilter extends Filter {
  kind: 'several' | 'one';
  values: readonly string[];
  words: string;
}

/** Records by id, people by id or `none`, or names: any number of them from `options`. */
interface OptionsFilter extends Filter {
  kind: 'ids' | 'people' | 'names';
  options: () => Promise<{ default: UseOptions }>;
}

/** A day, a level of the places, or typed text. Typed text may name people, so it is never in an address. */
interface OtherFilter extends Filter {
  kind: 'day' | 'place' | 'typed';
}

/** A filter of the complaint lists, with all that their screens need. */
export type ListFilter = WordsFilter | OptionsFilter | OtherFilter;
