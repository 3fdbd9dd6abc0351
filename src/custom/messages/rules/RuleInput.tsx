import Box from '@mui/material/Box';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { MessageRule } from '#contract/messages/messageRule.ts';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import type { MessageValue } from '#contract/messages/templateValues.ts';
import { useReadable } from '../useReadable.ts';
import { choiceOf, fieldOf, type RuleValues } from './ruleForm.ts';

interface RuleInputProps {
  rule: MessageRule;
  /** The templates of its channel and language, each in the version that is sent, otherwise in its newest. */
  templates: readonly MessageTemplate[];
}

/** The value of one rule, or the inherited one, with the resulting text (MSG-05). */
export function RuleInput({ rule, templates }: RuleInputProps) {
  const translate = useTranslate();
  const { field, fieldState } = useController<RuleValues>({ name: fieldOf(rule) });
  const fault = fieldState.error?.message;
  const { language, inherited } = rule;
  const from = field.value === '' ? inherited.from : 'own';
  const chosen = templates.find(({ family_id }) => String(family_id) === field.value);
  const saved = rule.from === 'own' ? rule.value : null;
  const isGone = field.value !== '' && field.value !== 'nothing' && !chosen;
  return (
    <Box sx={{ minWidth: 0 }}>
      <TextField
        select
        fullWidth
        size="small"
        margin="dense"
        label={translate(`messages.language.${language}`)}
        name={field.name}
        inputRef={field.ref}
        value={field.value}
        onBlur={field.onBlur}
        onChange={field.onChange}
        error={fieldState.invalid}
        helperText={fault ? translate(fault, { _: fault }) : translate(`office.from.${from}`)}
        slotProps={{
          inputLabel: { shrink: true },
          select: { displayEmpty: true },
        }}
      >
        <MenuItem value="">
          {translate('messaging.rules.inherited', { value: sentWord(inherited.value, translate) })}
        </MenuItem>
        <MenuItem value="nothing">{translate('messaging.rules.nothing')}</MenuItem>
        {isGone && <MenuItem value={field.value}>{saved?.template?.name ?? field.value}</MenuItem>}
        {templates.length > 0 && <ListSubheader>{translate('messaging.rules.templates')}</ListSubheader>}
        {templates.map(({ family_id, name }) => (
          <MenuItem key={family_id} value={String(family_id)}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <SentText language={language} {...sentText(field.value, rule, chosen)} />
    </Box>
  );
}

/** The inherited value in one word. */
function sentWord({ sends, template }: MessageRule['value'], translate: (key: string) => string) {
  if (sends === 'template') return template?.name ?? translate('messaging.rules.noText');
  return translate(`messaging.rules.${sends}`);
}

/** The text that is sent after a save; null without one. */
function sentText(choice: string, rule: MessageRule, chosen: MessageTemplate | undefined) {
  const { sends, text, values } = rule.inherited.value;
  if (choice === 'nothing') return { text: null, values: [], isOff: true };
  if (choice === '') return { text, values, isOff: sends === 'nothing' };
  // The rule itself has the text while the templates are loading or cannot be loaded.
  if (!chosen && rule.from === 'own' && choice === choiceOf(rule))
    return { text: rule.value.text, values: rule.value.values, isOff: false };
  if (chosen?.state !== 'approved') return { text: null, values: [], isOff: false };
  return { text: chosen.text, values: chosen.values.map(({ value }) => value), isOff: false };
}

interface SentTextProps {
  language: string;
  text: string | null;
  values: readonly MessageValue[];
  /** The rule is off on purpose. */
  isOff: boolean;
}

function SentText({ language, text, values, isOff }: SentTextProps) {
  const translate = useTranslate();
  const readable = useReadable();
  if (isOff) return null;
  if (text === null)
    return (
      <Typography variant="body2" color="warning.main" sx={{ mx: 1.75 }}>
        {translate('messaging.rules.noText')}
      </Typography>
    );
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      lang={language}
      sx={{ mx: 1.75, overflowWrap: 'anywhere' }}
    >
      {readable(text, values)}
    </Typography>
  );
}
