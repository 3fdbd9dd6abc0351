import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { CauseName } from '#contract/persons/cause.ts';

interface CauseChipProps {
  /** Without a cause the chip is not drawn. */
  cause: CauseName | null | undefined;
  /** Includes the title, where there is room. */
  isWhole?: boolean;
}

/** The cause of a grievance, as a link (PER-18). */
export function CauseChip({ cause, isWhole = false }: CauseChipProps) {
  const translate = useTranslate();
  if (!cause) return null;
  const name = translate('complaint.inCause', { ...cause });
  return (
    <Chip
      component={Link}
      to={`/grievance/cause/${cause.id}`}
      clickable
      size="small"
      label={isWhole ? name : cause.number}
      aria-label={name}
      // A click on the chip must not open the row around it.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      sx={isWhole ? { ...IN_LINES, fontSize: '0.8125rem' } : IN_LINES}
    />
  );
}

/** Columns and phones are too narrow for it in one line. */
const IN_LINES = {
  height: 'auto',
  borderRadius: 1,
  fontSize: '0.6875rem',
  lineHeight: 1.3,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', px: 0.5, py: 0.25 },
};
