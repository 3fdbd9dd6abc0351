import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listAccess, listAccessPeople } from '#contract/desk/accessLog.ts';
import type { QueryOf } from '#contract/kernel/define.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useOptions } from '#src/components/form/useOptions.ts';
import { call } from '#src/dataProvider/call.ts';

export type AccessQuery = Partial<QueryOf<typeof listAccess>>;

/** A page of the access log. The previous page stays visible while it loads. */
export const useAccessLog = (query: AccessQuery) =>
  useQuery({
    ...queryOf(['access-log', query], listAccess, { query }),
    placeholderData: keepPreviousData,
  });

/** The users in the access log. */
export const useAccessPeople = () =>
  useOptions(['access-people'], async (signal) => {
    const { data } = await call(listAccessPeople, { signal });
    return data.map(({ id, name }) => ({ value: id, name }));
  });
