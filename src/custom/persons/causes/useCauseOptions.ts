import { useListFilterContext } from 'react-admin';
import type { CauseName } from '#contract/persons/cause.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { Options } from '#src/components/form/useOptions.ts';
import type { FilterValue } from '#src/components/slots/filter.ts';
import { useCauseChoices } from './add/useCauseChoices.ts';
import { useCauseNames } from './add/useCauseNames.ts';

/** The shared problems for a list's filter, searched by number or title (PER-18, DESK-07). */
export default function useCauseOptions(values: readonly FilterValue[], typed: string | null): Options {
  const { assembly } = useListFilterContext().filterValues;
  const named = useCauseNames(values.map(Number));
  const {
    data = [],
    isFetching,
    isError,
    refetch,
  } = useCauseChoices({
    assemblyId: storedActor()?.assembly_id ?? [assembly].flat()[0],
    categoryId: undefined,
    typed,
  });
  const chosen = named.flatMap((cause) => cause ?? []);
  const known = new Map([...chosen, ...data].map((cause) => [cause.id, cause]));
  const isNaming = chosen.length < values.length;
  return {
    all: [...known.values()].map(asOption),
    isFetching: isFetching || isNaming,
    isError,
    refetch,
  };
}

const asOption = ({ id, number, title }: CauseName) => ({
  value: id,
  label: `${number} · ${title}`,
  names: [number, title],
});
