import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { getHousehold, leaveHousehold, putTogether } from '#contract/persons/household.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';

/** Who lives with a person, with their open cases, and who may. */
export const householdOf = (id: number) =>
  queryOptions({
    queryKey: [PERSONS, 'household', id],
    queryFn: ({ signal }) => call(getHousehold, { params: { id }, signal }),
  });

interface Named {
  id: number;
  name: string;
}

/** Puts somebody into the household of a person, and takes somebody out of it; by hand alone (PER-10). */
export function useHousehold(personId: number) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  const attempt = useIdempotentSubmit();
  const notifySuccess = (message: string, { name }: Named) => {
    notify(message, { type: 'success', messageArgs: { name } });
    return queryClient.invalidateQueries({ queryKey: [PERSONS] });
  };
  const add = useMutation({
    mutationFn: ({ id }: Named) =>
      attempt((headers) => call(putTogether, { body: { person_ids: [personId, id] }, headers })),
    onSuccess: (_household, person) => notifySuccess('merging.household.added', person),
    onError: notifyFailure,
  });
  const remove = useMutation({
    mutationFn: ({ householdId, id }: Named & { householdId: number }) =>
      call(leaveHousehold, { params: { id: householdId, person_id: id } }),
    onSuccess: (_household, person) => notifySuccess('merging.household.removed', person),
    onError: notifyFailure,
  });
  return { add, remove };
}
