import Box from '@mui/material/Box';
import { TextInput } from 'react-admin';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MESSAGE_CHANNELS, type MessageChannel, TEMPLATE_KINDS } from '#contract/messages/messageKinds.ts';
import { Bound } from '#src/components/form/Bound.tsx';
import { ChoiceInput } from '#src/components/form/ChoiceInput.tsx';
import { required } from '#src/components/form/required.ts';
import type { ContractForm } from '#src/components/form/useContractForm.ts';
import { SmsIds } from './SmsIds.tsx';
import { TemplateText } from './TemplateText.tsx';
import { onChannel, rewritten, type TemplateValues, type Tie } from './templateForm.ts';
import { VariableMapping } from './VariableMapping.tsx';

const SMALL = { size: 'small', margin: 'none' } as const;

/** The fields of a draft (MSG-02, MSG-03). */
export function TemplateFields({ form }: { form: ContractForm<TemplateValues> }) {
  const values = form.form.watch();
  return (
    <>
      <TextInput
        source="name"
        label="messageTemplates.fields.name"
        autoFocus
        autoComplete="off"
        isRequired
        slotProps={{ htmlInput: { ...required.slotProps.htmlInput, maxLength: 120 } }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
        }}
      >
        <ChoiceInput
          {...SMALL}
          source="channel"
          label="messageTemplates.fields.channel"
          words="messages.channel"
          values={MESSAGE_CHANNELS}
          onChosen={(channel) => form.change(onChannel(channel as MessageChannel))}
        />
        <ChoiceInput
          {...SMALL}
          source="language"
          label="messageTemplates.fields.language"
          words="messages.language"
          values={LANGUAGES}
        />
        <ChoiceInput
          {...SMALL}
          source="kind"
          label="messageTemplates.fields.kind"
          words="messageTemplates.kinds"
          values={TEMPLATE_KINDS[values.channel]}
        />
      </Box>
      <Bound<string> name="text">
        {({ error }) => (
          <TemplateText
            values={values}
            onChange={(text) => form.change(rewritten(values, text))}
            fault={error ?? undefined}
          />
        )}
      </Bound>
      <Bound<Tie[]> name="values">
        {({ value, onChange, error }) => (
          <VariableMapping text={values.text} values={value} onChange={onChange} fault={error ?? undefined} />
        )}
      </Bound>
      {values.channel === 'sms' && <SmsIds />}
    </>
  );
}
