import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { erasePerson, exportPerson, findPeople, showPerson } from '#contract/desk/privacy.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';

/** Whom to look for; a phone, a name or both. */
export interface PersonQuery {
  phone: string;
  name: string;
}

export const useFindPeople = () =>
  useMutation({
    mutationFn: ({ phone, name }: PersonQuery) =>
      call(findPeople, { body: { phone: phone || null, name: name || null } }),
  });

/** About whom something is held: everybody of a phone number, or one person. */
export type Whom = { phone: string } | { person_id: number };

const keyOf = (whom: Whom) => ['personHeld', whom];

/** What is held about a person. Every look stands in the access log: it is asked once, and forgotten with the page. */
export const usePerson = (whom: Whom) =>
  useQuery({
    queryKey: keyOf(whom),
    queryFn: ({ signal }) => call(showPerson, { body: whom, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useExportPerson = (whom: Whom) =>
  useMutation({ mutationFn: () => call(exportPerson, { body: whom }) });

/** Erases, and has everything on screen asked for anew. */
export function useErasePerson(whom: Whom, onDone: () => void) {
  const queryClient = useQueryClient();
  const renewComplaints = useRenewComplaints();
  return useMutation({
    mutationFn: (input: { confirmation: string; open: boolean }) =>
      call(erasePerson, { body: { ...whom, ...input } }),
    onSuccess: async () => {
      onDone();
      queryClient.removeQueries({ queryKey: keyOf(whom) });
      await renewComplaints();
    },
  });
}
