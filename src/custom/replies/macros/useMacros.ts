import { useQuery } from '@tanstack/react-query';
import { listMacros } from '#contract/replies/macro.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { useRenew } from '#src/components/data/useRenew.ts';

const MACROS = 'macros';
const FIVE_MINUTES = 300_000;

/** The macros of the own office, or of the one that admin names, by name; loaded once in five minutes (DESK-13). */
export const useMacros = (officeId: number | null = null) =>
  useQuery({
    ...queryOf([MACROS, officeId], listMacros, { query: { office_id: officeId ?? undefined } }),
    staleTime: FIVE_MINUTES,
    enabled: hasCapability('replies'),
  });

export const useRenewMacros = () => useRenew([MACROS]);
