import { getContactPreferences } from '#contract/persons/contactPreferences.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { CALLS, MESSAGES, WISHES } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';

/** A person's message preferences, and the phones that get no messages (MSG-06). */
export const preferencesOf = (personId: number) =>
  queryOf([WISHES, personId], getContactPreferences, { params: { id: personId } });

/** After a change of preferences: refetches all their views, and the messages that they stop. */
export const useRenewPreferences = () => useRenew([WISHES], [MESSAGES], [CALLS]);
