import { queryOptions } from '@tanstack/react-query';
import { getCause } from '#contract/persons/cause.ts';
import { call } from '#src/dataProvider/http.ts';
import { CAUSES } from '#src/kit/data/resourceNames.ts';

export const causeOf = (id: number) =>
  queryOptions({
    queryKey: [CAUSES, 'one', id],
    queryFn: ({ signal }) => call(getCause, { params: { id }, signal }),
  });
