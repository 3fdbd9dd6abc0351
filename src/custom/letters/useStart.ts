import { useQuery } from '@tanstack/react-query';
import { startLetter } from '#contract/letters/letter.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { LETTERS } from '#src/components/data/resourceNames.ts';
import type { LetterAbout } from './letterAddress.ts';

/** The starting data of a letter: templates, their values, and possible signers. Empty if the subject is gone. */
export const useStart = (about: LetterAbout) =>
  useQuery({
    ...queryOf([LETTERS, 'start', about], startLetter, { query: about }),
    enabled: Object.keys(about).length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
