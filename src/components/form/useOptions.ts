import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCalled, type Named, namesOf } from '#contract/kernel/named.ts';
import { useAlphabet } from '../format/useAlphabet.ts';
import { useNameIn } from '../format/useNameIn.ts';
import type { Nothing } from './NothingYet.tsx';

export interface Option {
  value: number | string;
  label: string;
  /** The names that find the option, if it has more than its label. */
  names?: readonly string[];
  /** A note below its label in the list. */
  note?: string;
}

/** An option with names in several languages. */
export type NamedOption = Named & Pick<Option, 'value' | 'note'>;

/** The options of a select, with their loading state. */
export interface Choices<T> {
  all: readonly T[];
  isFetching: boolean;
  isError: boolean;
  refetch: () => void;
  /** What is missing if there is nothing to choose. */
  nothing?: Nothing | undefined;
}
export type Options = Choices<Option>;

const FIVE_MINUTES = 300_000;

/**
 * Options from the server in alphabetical order; requested once in five minutes, and never while `enabled` is false.
 * `kind` is what is missing if there are none.
 */
export function useOptions(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<readonly NamedOption[]>,
  enabled = true,
  kind?: Nothing,
): Options {
  const optionOf = useOptionOf();
  const compare = useAlphabet();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['options', ...key],
    queryFn: ({ signal }) => load(signal),
    enabled,
    staleTime: FIVE_MINUTES,
  });
  const all = useMemo(
    () => (data ?? []).map(optionOf).sort((one, other) => compare(one.label, other.label)),
    [data, optionOf, compare],
  );
  const nothing = data?.length === 0 && !isFetching ? kind : undefined;
  return { all, isFetching, isError, refetch, nothing };
}

/** Options that need no loading. */
export const fixedOptions = (all: readonly Option[]): Options => ({
  all,
  isFetching: false,
  isError: false,
  refetch: () => undefined,
});

/**
 * Makes an option of a named record: shown in the language of the screen, found by its names in all languages (GRD-16).
 */
export function useOptionOf() {
  const nameIn = useNameIn();
  return useMemo(
    () =>
      ({ value, note, ...named }: NamedOption): Option => ({
        value,
        label: nameIn(named),
        names: namesOf(named),
        note,
      }),
    [nameIn],
  );
}

/** Identifies an option together with its current label. */
export const optionText = ({ value, label }: Option) => `${value} ${label}`;

/** The option of a value; a value that is no longer offered is shown as it is. */
export const chosenOption = ({ all, isFetching }: Options, value: Option['value']): Option =>
  all.find((option) => option.value === value) ?? { value, label: isFetching ? '…' : String(value) };

/** `filterOptions` of a searchable select. */
export const optionsCalled = <T extends Option>(options: T[], { inputValue }: { inputValue: string }) =>
  options.filter(({ label, names = [label] }) => isCalled(names, inputValue));
