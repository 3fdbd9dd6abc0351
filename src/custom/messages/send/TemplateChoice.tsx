import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { MessageChannel, TemplateKind } from '#contract/messages/messageKinds.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { useTemplates } from './useTemplates.ts';

interface TemplateChoiceProps {
  channel: MessageChannel;
  /** The complaint of the message; null for none. */
  complaintId: number | null;
  /** The offered kinds; all by default. */
  kinds?: readonly TemplateKind[] | undefined;
  value: number | null;
  onChange: (id: number | null) => void;
  autoFocus?: boolean;
  /** Already translated. */
  error: string | null;
}

/** A select of the approved templates of a channel, or a notice that there are none (MSG-02). */
export function TemplateChoice(props: TemplateChoiceProps) {
  const { channel, complaintId, kinds, autoFocus, value, onChange, error } = props;
  const translate = useTranslate();
  const templates = useTemplates(channel, complaintId, kinds);
  const { all, isFetching, isError, refetch } = templates;
  if (isError && all.length === 0)
    return <FailedNotice text="sending.templatesFailed" isRetrying={isFetching} onRetry={refetch} />;
  if (!isFetching && all.length === 0)
    return (
      <Alert severity="info" sx={{ width: '100%' }}>
        {translate('sending.noTemplates')}
      </Alert>
    );
  return (
    <Box sx={{ width: '100%' }}>
      <OptionPicker
        label={translate('common.template')}
        options={templates}
        value={value}
        onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
        error={error}
        autoFocus={autoFocus}
      />
    </Box>
  );
}
