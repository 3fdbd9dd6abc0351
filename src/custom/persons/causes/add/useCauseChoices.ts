import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CauseRow, listCauses } from '#contract/persons/cause.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';
import { call } from '#src/dataProvider/call.ts';

const PAUSE_MS = 250;
/** The limit of newest causes offered per state. */
const MOST = 20;

interface ChoiceQuery {
  assemblyId: number | undefined;
  categoryId: number | undefined;
  /** null loads nothing. */
  typed: string | null;
}

/**
 * The causes that grievances can be added to, those of their category first. Members of an answered cause are offered
 * its answer.
 */
export function useCauseChoices({ assemblyId, categoryId, typed }: ChoiceQuery) {
  const keyword = useDebounced((typed ?? '').trim(), PAUSE_MS);
  const isOfCategory = ({ category }: CauseRow) => Number(category?.id === categoryId);
  return useQuery({
    queryKey: [CAUSES, 'choices', assemblyId, keyword],
    queryFn: async ({ signal }) => {
      const query = { assembly: assemblyId ?? null, keyword, page: 1, per_page: MOST };
      const [open, answered] = await Promise.all(
        (['open', 'answered'] as const).map((state) =>
          call(listCauses, { query: { ...query, state }, signal }),
        ),
      );
      return [...(open?.data ?? []), ...(answered?.data ?? [])];
    },
    select: (causes) => causes.toSorted((one, other) => isOfCategory(other) - isOfCategory(one)),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
  });
}
