import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_TEMPLATE_LENGTH } from '#contract/messages/messageTemplate.ts';
import { MAX_PARTS, partsOf } from '#contract/messages/smsParts.ts';
import { unknownVariable, VARIABLE_KINDS, type VariableKind } from '#contract/messages/templateText.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { codedKey } from '#src/i18n/codedKey.ts';
import { useLengthText, withValues } from '../useLengthText.ts';
import type { TemplateValues } from './templateForm.ts';

interface TemplateTextProps {
  values: Pick<TemplateValues, 'text' | 'channel' | 'language'>;
  onChange: (text: string) => void;
  /** Its error, already translated. */
  fault?: string;
}

/** The text of a template, with its length in parts and its errors while typing (MSG-03, MSG-04). */
export function TemplateText({ values: { text, channel, language }, onChange, fault }: TemplateTextProps) {
  const translate = useTranslate();
  const length = useLengthText();
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (kind: VariableKind) => {
    const { selectionStart: at = text.length, selectionEnd: end = at } = field.current ?? {};
    const written = `{#${kind}#}`;
    onChange(text.slice(0, at) + written + text.slice(end));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(at + written.length, at + written.length);
    });
  };
  const textFault = faultIn(text, channel);
  const wrong = fault ?? (textFault && translate(textFault, { _: textFault }));
  return (
    <div>
      <TextField
        inputRef={field}
        label={translate('messageTemplates.fields.text')}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        error={wrong !== undefined}
        helperText={wrong}
        required
        fullWidth
        multiline
        minRows={3}
        maxRows={10}
        margin="none"
        slotProps={{ htmlInput: { lang: language, maxLength: MAX_TEMPLATE_LENGTH } }}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mx: 1.75, mt: 0.5 }}>
        {length.ofTemplate(text, channel)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 1 }}>
        <Hint text="messageTemplates.insert" />
        {VARIABLE_KINDS.map((kind) => (
          <Chip
            key={kind}
            size="small"
            label={translate(`messageTemplates.variables.${kind}`)}
            title={`{#${kind}#}`}
            // The text field keeps its caret.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(kind)}
          />
        ))}
      </Box>
    </div>
  );
}

/** The error for an unknown variable, or for fixed words with too many parts. */
function faultIn(text: string, channel: TemplateValues['channel']): string | undefined {
  const variable = unknownVariable(text);
  if (variable) return codedKey({ code: 'unknownVariable', values: { variable } });
  const { parts } = partsOf(withValues(text, 0));
  return channel === 'sms' && parts > MAX_PARTS
    ? codedKey({ code: 'tooManyParts', values: { parts: String(parts) } })
    : undefined;
}
