import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../../dataProvider/http.ts';
import { useRuleText } from '../../task/useRuleText.ts';
import type { usePreview } from './usePreview.ts';

/** The text as it would go out, how long it is, in which language and to whom, and why not (MSG-22). */
export function Preview({ data, error, isPlaceholderData }: ReturnType<typeof usePreview>) {
  const translate = useTranslate();
  const ruleText = useRuleText();
  const titleId = useId();
  if (error) {
    const reason = messageOf(error);
    return <Alert severity="warning">{translate(reason, { _: reason })}</Alert>;
  }
  if (!data) return null;
  const { text, parts, letters, language, instead_of, phone, refused } = data;
  const named = (of: typeof language) => translate(`messages.language.${of}`);
  const length = { letters, parts: translate('sending.parts', { smart_count: parts }) };
  return (
    <Box component="section" aria-labelledby={titleId} aria-busy={isPlaceholderData}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {translate('sending.preview')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 1.5, bgcolor: 'action.hover' }}>
        <Typography lang={language} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      </Paper>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {[
          phone ? translate('sending.to', { phone }) : translate('sending.noPhone'),
          translate('sending.length', length),
          named(language),
        ].join(' · ')}
      </Typography>
      {instead_of && (
        <Typography variant="body2" color="textSecondary">
          {translate('sending.insteadOf', { language: named(language), other: named(instead_of) })}
        </Typography>
      )}
      {refused && (
        <Alert severity="warning" role="status" sx={{ mt: 1 }}>
          {translate('sending.refused', { reason: ruleText(refused) })}
        </Alert>
      )}
    </Box>
  );
}
