import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listMessageTemplates, type MessageTemplate } from '../../../contract/messageTemplate.ts';
import { call } from '../../dataProvider/http.ts';
import { MESSAGES } from '../../kit/data/resourceNames.ts';
import { useAskedOffice } from '../../kit/office/useOffices.ts';

/** The templates of the office whose messages are open, and of those above it; every version, the newest first. */
export function useMessageTemplates() {
  const { officeId } = useAskedOffice();
  return useQuery({
    queryKey: [MESSAGES, 'templates', officeId],
    queryFn: ({ signal }) => call(listMessageTemplates, { query: { office_id: officeId }, signal }),
    select: ({ data }) => data,
  });
}

/** After one was written or moved: wherever templates stand, in rules too. */
export function useRenewTemplates() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [[MESSAGES], ['office', 'messages']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

/** Of each template the version that is sent, else the newest: by it rules and filters know a template. */
export function familiesOf(templates: readonly MessageTemplate[]): MessageTemplate[] {
  const families = new Map<number, MessageTemplate>();
  for (const template of templates) {
    const known = families.get(template.family_id);
    if (!known || (template.state === 'approved' && known.state !== 'approved'))
      families.set(template.family_id, template);
  }
  return [...families.values()];
}
