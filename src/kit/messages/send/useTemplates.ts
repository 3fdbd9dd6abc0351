import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { MessageChannel } from '../../../../contract/messageKinds.ts';
import { listMessageTemplates } from '../../../../contract/messageTemplate.ts';
import { call } from '../../../dataProvider/http.ts';
import { MESSAGES } from '../../data/resourceNames.ts';

/** The approved templates of a channel, by name, as options that say their language (MSG-02). */
export function useTemplates(channel: MessageChannel) {
  const translate = useTranslate();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [MESSAGES, 'templates', 'approved', channel],
    queryFn: ({ signal }) => call(listMessageTemplates, { query: { channel, state: 'approved' }, signal }),
  });
  const all = (data?.data ?? []).map(({ id, name, edition, language }) => ({
    value: id,
    label: `${translate('messages.version', { name, edition })} · ${translate(`messages.language.${language}`)}`,
  }));
  return { all, isFetching, isError, refetch: () => void refetch() };
}
