import Typography from '@mui/material/Typography';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Cell } from '#src/declare/parts/Cell.tsx';
import { Column } from '#src/declare/parts/Column.tsx';
import { useReadable } from '../useReadable.ts';
import { TemplateStateChip } from './TemplateStateChip.tsx';

const Text = Cell<MessageTemplate>;

/** Its name, and the beginning of its text. */
function Name() {
  const readable = useReadable();
  return (
    <Text>
      {({ name, text, values, language }) => (
        <>
          {name}
          <Typography component="span" variant="body2" color="textSecondary" lang={language} sx={ONE_LINE}>
            {readable(
              text,
              values.map(({ value }) => value),
            )}
          </Typography>
        </>
      )}
    </Text>
  );
}
const ONE_LINE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  wordBreak: 'break-all',
};

function Channel() {
  const translate = useTranslate();
  return <Text>{({ channel }) => translate(`messages.channel.${channel}`)}</Text>;
}

function Language() {
  const translate = useTranslate();
  return <Text>{({ language }) => translate(`messages.language.${language}`)}</Text>;
}

const State = () => <Text>{({ state }) => <TemplateStateChip state={state} />}</Text>;

function Since() {
  const { day } = useFormats();
  return <Text>{({ state_at }) => day(state_at)}</Text>;
}

function From() {
  const translate = useTranslate();
  return <Text>{({ from }) => translate(`messageTemplates.from.${from}`)}</Text>;
}

const column = (source: string, cell: ReactElement, minWidth?: string) => (
  <Column key={source} source={source} disableSort sx={{ minWidth, px: 1 }}>
    {cell}
  </Column>
);

/** The columns of a list of templates. */
export const templateColumns = [
  column('name', <Name />, '16rem'),
  column('edition', <Text>{({ edition }) => String(edition)}</Text>),
  column('channel', <Channel />),
  column('language', <Language />),
  column('state', <State />),
  column('state_at', <Since />),
  column('from', <From />),
];
