import { useQuery } from '@tanstack/react-query';
import { listLetters } from '#contract/letters/letter.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { COMPLAINTS, LETTERS, OUTWARD, REFERRALS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import type { LetterAbout } from './letterAddress.ts';

/** PDF links expire after an hour, so an open page renews them earlier. */
const LINKS_RENEWED_MS = 45 * 60_000;
/** The limit of letters that are shown. */
const SHOWN = 100;

/** The letters about a grievance, a cause or a person, newest first. */
export const useLettersAbout = (about: LetterAbout) =>
  useQuery({
    ...queryOf([LETTERS, 'about', about], listLetters, { query: { ...about, per_page: SHOWN } }),
    refetchInterval: LINKS_RENEWED_MS,
  });

/**
 * After a letter was written, sent or cancelled: refetches its lists, its referral and the timeline of its grievance.
 */
export const useRenewLetters = () =>
  useRenew([LETTERS], [OUTWARD], [REFERRALS], [`${REFERRALS}/waiting`], [COMPLAINTS, 'timeline']);
