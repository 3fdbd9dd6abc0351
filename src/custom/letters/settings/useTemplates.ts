import { useQuery } from '@tanstack/react-query';
import { listTemplates } from '#contract/letters/letterTemplate.ts';
import { LETTERS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';

/** The templates of the office that the settings show. */
export function useTemplates() {
  const { officeId } = useRequestedOffice();
  return useQuery({
    queryKey: [LETTERS, 'templates', officeId],
    queryFn: async ({ signal }) => {
      const { data } = await call(listTemplates, { query: { office_id: officeId }, signal });
      return data.filter(({ from }) => from === 'own');
    },
  });
}

export const useRenewTemplates = () => useRenew([LETTERS]);
