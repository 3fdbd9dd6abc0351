import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { TemplateState } from '#contract/messages/messageKinds.ts';

const COLORS = {
  draft: 'warning',
  submitted: 'info',
  approved: 'success',
  rejected: 'error',
  retired: 'default',
} as const satisfies Record<TemplateState, string>;

/** The state of a template, in words: the colour only helps (MSG-02). */
export function TemplateStateChip({ state }: { state: TemplateState }) {
  const translate = useTranslate();
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={translate(`messageTemplates.states.${state}`)}
      sx={{ fontWeight: 600 }}
    />
  );
}
