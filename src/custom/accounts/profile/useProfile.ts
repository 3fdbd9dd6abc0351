import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CandidateRecord, getProfile } from '#contract/accounts/account.ts';
import { listCandidates } from '#contract/leaders/candidate.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { call } from '#src/dataProvider/call.ts';

const keyOf = (id: number) => ['profile', id] as const;

/** The profile with this candidate id. */
export const useProfile = (id: number) => useQuery(queryOf(keyOf(id), getProfile, { params: { id } }));

const PAGES = 1_000;

/** The id of the signed-in user's candidate record, searched page by page; null without one (PROF-07). */
export async function findOwnCandidate(signal?: AbortSignal): Promise<number | null> {
  const userId = storedSession()?.user.id;
  let seen = 0;
  for (let page = 1; page <= PAGES; page++) {
    const { data, total } = await call(listCandidates, { query: { page }, signal });
    const own = data.find((candidate) => candidate.user_id === userId);
    if (own) return own.id;
    seen += data.length;
    if (data.length === 0 || seen >= total) return null;
  }
  return null;
}

/** `login` of a plain host does not return the candidate. */
export const useOwnCandidate = (enabled: boolean) =>
  useQuery({
    queryKey: ['profile', 'own'],
    queryFn: ({ signal }) => findOwnCandidate(signal),
    enabled,
  });

/** Replaces the loaded profile by one from another answer. */
export function useReplaceProfile() {
  const queryClient = useQueryClient();
  return (profile: CandidateRecord) => queryClient.setQueryData(keyOf(profile.id), profile);
}
