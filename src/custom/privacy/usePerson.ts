import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { erasePerson, exportPerson, findPeople, showPerson } from '../../../contract/privacy.ts';
import { call } from '../../dataProvider/http.ts';
import { useRenewComplaints } from '../../kit/data/useRenewComplaints.ts';

/** Whom to look for; a phone, a name or both. */
export interface Wanted {
  phone: string;
  name: string;
}

export const useFindPeople = () =>
  useMutation({
    mutationFn: ({ phone, name }: Wanted) =>
      call(findPeople, { body: { phone: phone || null, name: name || null } }),
  });

const keyOf = (phone: string) => ['person', phone];

/** What is held about a person. Every look stands in the access log: it is asked once, and forgotten with the page. */
export const usePerson = (phone: string) =>
  useQuery({
    queryKey: keyOf(phone),
    queryFn: ({ signal }) => call(showPerson, { body: { phone }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const useExportPerson = (phone: string) =>
  useMutation({ mutationFn: () => call(exportPerson, { body: { phone } }) });

/** Erases, and has everything on screen asked for anew. */
export function useErasePerson(phone: string, onDone: () => void) {
  const queryClient = useQueryClient();
  const renewComplaints = useRenewComplaints();
  return useMutation({
    mutationFn: (given: { confirmation: string; open: boolean }) =>
      call(erasePerson, { body: { phone, ...given } }),
    onSuccess: async () => {
      onDone();
      queryClient.removeQueries({ queryKey: keyOf(phone) });
      await renewComplaints();
    },
  });
}
