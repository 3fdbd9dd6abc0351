import { queryOptions } from '@tanstack/react-query';
import { getCause } from '../../../contract/cause.ts';
import { call } from '../../dataProvider/http.ts';
import { CAUSES } from '../../kit/data/resourceNames.ts';

export const causeOf = (id: number) =>
  queryOptions({
    queryKey: [CAUSES, 'one', id],
    queryFn: ({ signal }) => call(getCause, { params: { id }, signal }),
  });
