import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  AUDIENCES,
  type Audience,
  MESSAGE_CHANNELS,
  MESSAGE_EVENTS,
  type MessageChannel,
} from '#contract/messages/messageKinds.ts';
import { getMessageRules, type MessageRules, updateMessageRules } from '#contract/messages/messageRule.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { Fields } from '#src/components/form/Fields.tsx';
import { OfficeForm } from '#src/components/office/OfficeForm.tsx';
import { officePart } from '#src/components/office/officeSections.tsx';
import { useOfficeForm } from '#src/components/office/useOfficeForm.ts';
import { Section } from '#src/components/page/Section.tsx';
import { isConnected, useChannels } from '../useChannels.ts';
import { useTemplateEditions } from '../useTemplateEditions.ts';
import { EventRules } from './EventRules.tsx';
import { InheritedText } from './InheritedText.tsx';
import { bodyOf, valuesOf } from './ruleForm.ts';

/**
 * The rules for one audience and channel at a time, and the address and phone in links and slips of the office
 * (MSG-05).
 */
function RulesForm({ settings }: { settings: MessageRules }) {
  const translate = useTranslate();
  const [audience, setAudience] = useState<Audience>('citizen');
  const [channel, setChannel] = useState<MessageChannel>('sms');
  const form = useOfficeForm({ part: 'messages', update: updateMessageRules, settings, valuesOf, bodyOf });
  const { base } = form;
  const { data: editions, isError, isFetching, refetch } = useTemplateEditions();
  const rules = base.rules.filter((rule) => rule.audience === audience && rule.channel === channel);
  return (
    <OfficeForm form={form}>
      <Section title="messaging.rules.title">
        <Typography color="textSecondary" sx={{ mb: 2, maxWidth: '48rem' }}>
          {translate('messaging.rules.text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
          <Choice
            name="audience"
            value={audience}
            options={AUDIENCES}
            onChange={setAudience}
            words="messages.audience"
          />
          <Choice
            name="channel"
            value={channel}
            options={MESSAGE_CHANNELS}
            onChange={setChannel}
            words="messages.channel"
          />
        </Box>
        <ShippedNotice channel={channel} />
        {isError && !editions && (
          <FailedNotice text="messageTemplates.failed" isRetrying={isFetching} onRetry={() => refetch()} />
        )}
        {MESSAGE_EVENTS.map((event) => (
          <EventRules
            key={event}
            event={event}
            rules={rules.filter((rule) => rule.event === event)}
            editions={editions}
          />
        ))}
      </Section>
      <Section title="messaging.rules.named">
        <Fields>
          <InheritedText name="address" setting={base.address} />
          <InheritedText name="phone" setting={base.phone} />
        </Fields>
      </Section>
    </OfficeForm>
  );
}

interface ChoiceProps<T extends string> {
  name: 'audience' | 'channel';
  value: T;
  options: readonly T[];
  words: string;
  onChange: (value: T) => void;
}

/** Chooses which rules are shown; it is no field of the form. */
function Choice<T extends string>({ name, value, options, words, onChange }: ChoiceProps<T>) {
  const translate = useTranslate();
  return (
    <ChoiceField
      margin="none"
      label={translate(`messaging.rules.${name}`)}
      sx={{ width: { xs: '100%', sm: '14rem' } }}
      value={value}
      onChange={onChange}
      choices={options.map((one) => [one, translate(`${words}.${one}`)])}
    />
  );
}

/** Default texts are not registered, so providers do not send them. */
function ShippedNotice({ channel }: { channel: MessageChannel }) {
  const translate = useTranslate();
  const { data } = useChannels();
  const isReal = data?.some((one) => one.channel === channel && isConnected(one));
  return isReal ? <Alert severity="warning">{translate('messaging.rules.shippedOff')}</Alert> : null;
}

export default officePart('messages', getMessageRules, RulesForm);
