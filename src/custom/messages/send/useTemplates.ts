import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import {
  ALL_TEMPLATE_KINDS,
  type MessageChannel,
  type TemplateKind,
} from '#contract/messages/messageKinds.ts';
import { listMessageTemplates } from '#contract/messages/messageTemplate.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';

/**
 * The approved templates of a channel as options: for a complaint those that may be sent for it, the citizen's language
 * first, as the server orders them; otherwise those of the open office, Telugu first, by name (MSG-02, MSG-05).
 */
export function useTemplates(
  channel: MessageChannel,
  complaint_id: number | null,
  kinds: readonly TemplateKind[] = ALL_TEMPLATE_KINDS,
) {
  const translate = useTranslate();
  const { officeId } = useRequestedOffice();
  const of = complaint_id === null ? { office_id: officeId } : { complaint_id };
  const { data, isFetching, isError, refetch } = useQuery(
    queryOf([MESSAGES, 'templates', 'approved', channel, of], listMessageTemplates, {
      query: { channel, state: 'approved', ...of },
    }),
  );
  const offered = (data?.data ?? []).filter(({ kind }) => kinds.includes(kind));
  const templates =
    complaint_id === null
      ? LANGUAGES.flatMap((each) => offered.filter(({ language }) => language === each))
      : offered;
  const all = templates.map(({ id, name, edition, language }) => ({
    value: id,
    label: `${translate('messages.version', { name, edition })} · ${translate(`messages.language.${language}`)}`,
  }));
  return { all, isFetching, isError, refetch: () => void refetch() };
}
