import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { variablesOf } from '#contract/messages/templateText.ts';
import { SHORTENED_VALUES } from '#contract/messages/templateValues.ts';
import { Fact, Facts } from '#src/components/page/Facts.tsx';
import { useLengthText } from '../useLengthText.ts';
import { Words } from '../Words.tsx';

/** A read-only template: registered, submitted, or of an office above (MSG-02). */
export function TemplateFacts({ template }: { template: MessageTemplate }) {
  const translate = useTranslate();
  const length = useLengthText();
  const { text, channel, language, values, entity_id, header, template_id, from, state } = template;
  const ties = variablesOf(text).map((kind, at) => ({ key: `${at}-${kind}`, at, kind, tie: values[at] }));
  return (
    <>
      <Alert severity="info">
        {translate(from === 'own' ? `messageTemplates.stays.${state}` : 'messageTemplates.stays.above')}
      </Alert>
      <Box>
        <Words lang={language}>{text}</Words>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {length.ofTemplate(text, channel)}
        </Typography>
      </Box>
      <Facts words="messageTemplates.fields" column="10rem">
        <Fact name="channel">{translate(`messages.channel.${channel}`)}</Fact>
        <Fact name="language">{translate(`messages.language.${language}`)}</Fact>
        <Fact name="kind">{translate(`messageTemplates.kinds.${template.kind}`)}</Fact>
        {channel === 'sms' && <Fact name="entity_id">{entity_id}</Fact>}
        {channel === 'sms' && <Fact name="header">{header}</Fact>}
        {channel === 'sms' && <Fact name="template_id">{template_id}</Fact>}
        <Fact name="values" isWide>
          {ties.map(({ key, ...line }) => (
            <TieLine key={key} {...line} />
          ))}
        </Fact>
      </Facts>
    </>
  );
}

interface TieLineProps {
  at: number;
  kind: string;
  tie: MessageTemplate['values'][number] | undefined;
}

/** '1. Text: name, cut to whole words'. */
function TieLine({ at, kind, tie }: TieLineProps) {
  const translate = useTranslate();
  if (!tie) return null;
  const named = `${at + 1}. ${translate(`messageTemplates.variables.${kind}`)}: ${translate(`messageTemplates.values.${tie.value}`)}`;
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {tie.shorten && SHORTENED_VALUES.includes(tie.value)
        ? `${named} (${translate('messageTemplates.shortened')})`
        : named}
    </Box>
  );
}
