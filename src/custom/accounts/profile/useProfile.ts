import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CandidateRecord, getProfile } from '#contract/accounts/account.ts';
import { call } from '#src/dataProvider/http.ts';

const keyOf = (id: number) => ['profile', id] as const;

/** The profile with this candidate id. */
export const useProfile = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getProfile, { params: { id }, signal }),
  });

/** Puts a profile that came with another answer in place of the loaded one. */
export function useReplaceProfile() {
  const queryClient = useQueryClient();
  return (profile: CandidateRecord) => queryClient.setQueryData(keyOf(profile.id), profile);
}
