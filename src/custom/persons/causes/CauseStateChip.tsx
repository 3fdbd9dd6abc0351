import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { CauseState } from '#contract/persons/cause.ts';

const COLORS = { open: 'error', answered: 'success', closed: 'default' } as const satisfies Record<
  CauseState,
  string
>;

/** The state of a cause as a word; the colour only adds to it (PER-20). */
export function CauseStateChip({ state }: { state: CauseState }) {
  const translate = useTranslate();
  return (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={COLORS[state]}
      label={translate(`causes.states.${state}`)}
      sx={{ fontWeight: 600 }}
    />
  );
}
