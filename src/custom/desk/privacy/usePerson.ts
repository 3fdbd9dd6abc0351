import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { exportPerson, findPeople, showPerson } from '#contract/desk/privacy.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';

/** The search: a phone, a name or both. */
export interface PersonQuery {
  phone: string;
  name: string;
}

export const useFindPeople = () =>
  useMutation({
    mutationFn: ({ phone, name }: PersonQuery) =>
      call(findPeople, { body: { phone: phone || null, name: name || null } }),
  });

/** The subject: all people of a phone number, or one person. */
export type Whom = { phone: string } | { person_id: number };

const keyOf = (whom: Whom) => ['personHeld', whom];

/**
 * The stored data about a person. Each request is an entry in the access log, so it is sent once and not cached after
 * the page.
 */
export const usePerson = (whom: Whom) =>
  useQuery({
    ...queryOf(keyOf(whom), showPerson, { body: whom }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useExportPerson = (whom: Whom) =>
  useMutation({ mutationFn: () => call(exportPerson, { body: whom }) });

/** After a person was erased: forgets the data and refetches everything on the screen. */
export function useAfterErasing(whom: Whom, onDone: () => void) {
  const queryClient = useQueryClient();
  const renewComplaints = useRenewComplaints();
  return async () => {
    onDone();
    queryClient.removeQueries({ queryKey: keyOf(whom) });
    await renewComplaints();
  };
}
