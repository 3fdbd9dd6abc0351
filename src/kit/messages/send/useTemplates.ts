import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { MessageChannel } from '../../../../contract/messageKinds.ts';
import { listMessageTemplates } from '../../../../contract/messageTemplate.ts';
import { LANGUAGES } from '../../../../contract/person.ts';
import { call } from '../../../dataProvider/http.ts';
import { MESSAGES } from '../../data/resourceNames.ts';

/** The approved templates of a channel as options, those in Telugu first, by name (MSG-02). */
export function useTemplates(channel: MessageChannel) {
  const translate = useTranslate();
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [MESSAGES, 'templates', 'approved', channel],
    queryFn: ({ signal }) => call(listMessageTemplates, { query: { channel, state: 'approved' }, signal }),
  });
  const templates = LANGUAGES.flatMap((each) =>
    (data?.data ?? []).filter(({ language }) => language === each),
  );
  const all = templates.map(({ id, name, edition, language }) => ({
    value: id,
    label: `${translate('messages.version', { name, edition })} · ${translate(`messages.language.${language}`)}`,
  }));
  return { all, isFetching, isError, refetch: () => void refetch() };
}
