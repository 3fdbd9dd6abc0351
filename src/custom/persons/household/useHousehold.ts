import { useNotify } from 'react-admin';
import { getHousehold, leaveHousehold, putTogether } from '#contract/persons/household.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';

/** The members of a person's household with their open grievances, and suggested members. */
export const householdOf = (id: number) =>
  queryOf([PERSONS, 'household', id], getHousehold, { params: { id } });

interface Named {
  id: number;
  name: string;
}

/** Adds a member to a person's household, or removes one; never automatic (PER-10). */
export function useHousehold(personId: number) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const renew = useRenew([PERSONS]);
  const add = useCallOnce(putTogether, {
    input: ({ id }: Named) => ({ body: { person_ids: [personId, id] } }),
    onSuccess: (_household, { name }) => {
      notify('merging.household.added', { type: 'success', messageArgs: { name } });
      return renew();
    },
    onError: notifyFailure,
  });
  const remove = useAction({
    run: ({ householdId, id }: Named & { householdId: number }) =>
      call(leaveHousehold, { params: { id: householdId, person_id: id } }),
    done: 'merging.household.removed',
    doneWith: (_household, { name }) => ({ name }),
    renew,
    isOnPage: true,
  });
  return { add, remove };
}
