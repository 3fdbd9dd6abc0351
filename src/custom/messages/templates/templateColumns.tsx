import Typography from '@mui/material/Typography';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { columnsOf } from '#src/declare/parts/Cell.tsx';
import { useReadable } from '../useReadable.ts';
import { TemplateStateChip } from './TemplateStateChip.tsx';

/** Its name, and the beginning of its text. */
function Name({ template: { name, text, values, language } }: { template: MessageTemplate }) {
  const readable = useReadable();
  const names = values.map(({ value }) => value);
  return (
    <>
      {name}
      <Typography component="span" variant="body2" color="textSecondary" lang={language} sx={ONE_LINE}>
        {readable(text, names)}
      </Typography>
    </>
  );
}

const ONE_LINE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  wordBreak: 'break-all',
};

/** The columns of a list of templates. */
export const templateColumns = columnsOf<MessageTemplate>(
  {
    name: (template) => <Name template={template} />,
    edition: ({ edition }) => String(edition),
    channel: ({ channel }, { translate }) => translate(`messages.channel.${channel}`),
    language: ({ language }, { translate }) => translate(`messages.language.${language}`),
    state: ({ state }) => <TemplateStateChip state={state} />,
    state_at: ({ state_at }, { day }) => day(state_at),
    from: ({ from }, { translate }) => translate(`messageTemplates.from.${from}`),
  },
  { name: '16rem' },
);
