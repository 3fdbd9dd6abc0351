import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isCalled, type Named, namesOf } from '#contract/kernel/named.ts';
import { useAlphabet } from '../format/useAlphabet.ts';
import { useNameIn } from '../format/useNameIn.ts';

export interface Option {
  value: number | string;
  label: string;
  /** What it is found by when it is typed, where that is more than its label. */
  names?: readonly string[];
  /** Said below its label where it is chosen from. */
  note?: string;
}

/** Something to choose, by its name in the language of the screen. */
export type NamedOption = Named & Pick<Option, 'value' | 'note'>;

/** What there is to choose in a select, and how its loading stands. */
export interface Choices<T> {
  all: readonly T[];
  isFetching: boolean;
  isError: boolean;
  refetch: () => void;
}
export type Options = Choices<Option>;

const FIVE_MINUTES = 300_000;

/** Options that the server has, by the alphabet; asked once in five minutes, and not at all while `enabled` is false. */
export function useOptions(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<readonly NamedOption[]>,
  enabled = true,
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
  return { all, isFetching, isError, refetch };
}

/** Options that need no loading. */
export const fixedOptions = (all: readonly Option[]): Options => ({
  all,
  isFetching: false,
  isError: false,
  refetch: () => undefined,
});

/** What is named as an option: shown in the language of the screen, found by its names in the others, too (GRD-16). */
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

/** Tells options apart, and whether one is called otherwise by now. */
export const optionText = ({ value, label }: Option) => `${value} ${label}`;

/** The option of a value; one that is no longer offered is shown as it is. */
export const chosenOption = ({ all, isFetching }: Options, value: Option['value']): Option =>
  all.find((option) => option.value === value) ?? { value, label: isFetching ? '…' : String(value) };

/** `filterOptions` of a select that is typed into. */
export const optionsCalled = <T extends Option>(options: T[], { inputValue }: { inputValue: string }) =>
  options.filter(({ label, names = [label] }) => isCalled(names, inputValue));
