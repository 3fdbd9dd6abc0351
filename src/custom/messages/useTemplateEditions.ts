import { useQuery } from '@tanstack/react-query';
import { listMessageTemplates } from '#contract/messages/messageTemplate.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';

/** Every version of the templates of the open office, and of those above it, by name. */
export function useTemplateEditions() {
  const { officeId } = useRequestedOffice();
  return useQuery({
    ...queryOf([MESSAGES, 'templates', officeId], listMessageTemplates, { query: { office_id: officeId } }),
    select: ({ data }) => data,
  });
}

/** Call it after a change: reloads templates everywhere, also in rules. */
export const useRenewTemplates = () => useRenew([MESSAGES], ['office', 'messages']);
