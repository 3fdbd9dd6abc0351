import { queryOptions } from '@tanstack/react-query';
import { getCause } from '#contract/persons/cause.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/http.ts';

export const causeOf = (id: number) =>
  queryOptions({
    queryKey: [CAUSES, 'one', id],
    queryFn: ({ signal }) => call(getCause, { params: { id }, signal }),
  });
