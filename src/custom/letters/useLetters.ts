import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listLetters } from '#contract/letters/letter.ts';
import { COMPLAINTS, LETTERS, OUTWARD, REFERRALS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';
import type { LetterAbout } from './letterAddress.ts';

/** Links of PDFs are good for an hour: a page that stays open gets new ones in time. */
const LINKS_RENEWED_MS = 45 * 60_000;
/** So many letters of a case are shown. */
const SHOWN = 100;

/** The letters about a case, a cause or a person, newest first. */
export const useLettersAbout = (about: LetterAbout) =>
  useQuery({
    queryKey: [LETTERS, 'about', about],
    queryFn: ({ signal }) => call(listLetters, { query: { ...about, per_page: SHOWN }, signal }),
    refetchInterval: LINKS_RENEWED_MS,
  });

/** After a letter was written, sent or cancelled: wherever it stands, the referral that it carries, and the timeline of its case. */
export function useRenewLetters() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [[LETTERS], [OUTWARD], [REFERRALS], [`${REFERRALS}/waiting`], [COMPLAINTS, 'timeline']].map(
        (queryKey) => queryClient.invalidateQueries({ queryKey }),
      ),
    );
  };
}
