import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_FREE_TEXT, MESSAGE_CHANNELS, type TemplateKind } from '#contract/messages/messageKinds.ts';
import { isOwnWords, type Outgoing } from './outgoing.ts';
import { ReplyWindow } from './ReplyWindow.tsx';
import { TemplateChoice } from './TemplateChoice.tsx';

interface ComposeProps {
  outgoing: Outgoing;
  /** The complaint of the message; null for none. */
  complaintId: number | null;
  onChange: (outgoing: Outgoing) => void;
  /** Until when free text is allowed on WhatsApp; null if it is not, undefined while unknown (MSG-13). */
  freeUntil: string | null | undefined;
  /** Opens a call to the citizen. */
  onCall?: () => void;
  /** An answer uses the channel of the received message. */
  isAnswer?: boolean;
  /** The user has tried to send: errors are shown. */
  isSubmitted: boolean;
  /** Limits the offered kinds of templates. */
  kinds?: readonly TemplateKind[];
}

/**
 * The content of a message to a citizen: a template by SMS; on WhatsApp free text as long as it is allowed, otherwise a
 * template (MSG-13).
 */
export function Compose(props: ComposeProps) {
  const { outgoing, complaintId, onChange, freeUntil, onCall, isAnswer, isSubmitted, kinds } = props;
  const translate = useTranslate();
  const { channel, way, template_id, text } = outgoing;
  const isFree = freeUntil != null;
  const ownWords = isOwnWords(outgoing, isFree);
  // The field has the focus at first, but not after another choice of the channel.
  const [isFirst, setFirst] = useState(true);
  useEffect(() => setFirst(false), []);
  const change = (part: Partial<Outgoing>) => onChange({ ...outgoing, ...part });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      {!isAnswer && (
        <Toggle
          label={translate('sending.channel')}
          value={channel}
          values={MESSAGE_CHANNELS}
          onChange={(chosen) => change({ channel: chosen, template_id: null })}
          textOf={(each) => translate(`messages.channel.${each}`)}
        />
      )}
      {channel === 'whatsapp' && freeUntil !== undefined && <ReplyWindow until={freeUntil} onCall={onCall} />}
      {channel === 'whatsapp' && isFree && (
        <Toggle
          label={translate('sending.way')}
          value={way}
          values={['text', 'template']}
          onChange={(chosen) => change({ way: chosen })}
          textOf={(each) => translate(`sending.ways.${each}`)}
        />
      )}
      {ownWords ? (
        <TextField
          fullWidth
          autoFocus={isFirst}
          multiline
          minRows={3}
          maxRows={12}
          label={translate('common.message')}
          value={text}
          onChange={({ target }) => change({ text: target.value })}
          error={isSubmitted && !text.trim()}
          helperText={isSubmitted && !text.trim() ? translate('sending.write') : ' '}
          slotProps={{ htmlInput: { maxLength: MAX_FREE_TEXT, dir: 'auto' } }}
        />
      ) : (
        <TemplateChoice
          key={channel}
          channel={channel}
          complaintId={complaintId}
          kinds={kinds}
          autoFocus={isFirst}
          value={template_id}
          onChange={(chosen) => change({ template_id: chosen })}
          error={isSubmitted && template_id === null ? translate('sending.choose') : null}
        />
      )}
      {/* When the time runs out, the typed text can still be read and copied. */}
      {channel === 'whatsapp' && !isFree && text.trim() && (
        <TextField
          fullWidth
          multiline
          maxRows={6}
          label={translate('common.message')}
          value={text}
          slotProps={{ htmlInput: { readOnly: true, dir: 'auto' } }}
        />
      )}
    </Box>
  );
}

interface ToggleProps<V extends string> {
  label: string;
  value: V;
  values: readonly V[];
  onChange: (value: V) => void;
  textOf: (value: V) => ReactNode;
}

const Toggle = <V extends string>({ label, value, values, onChange, textOf }: ToggleProps<V>) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    value={value}
    onChange={(_event, chosen: V | null) => chosen && onChange(chosen)}
    aria-label={label}
  >
    {values.map((each) => (
      <ToggleButton key={each} value={each}>
        {textOf(each)}
      </ToggleButton>
    ))}
  </ToggleButtonGroup>
);
