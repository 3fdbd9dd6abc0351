import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { TimelineChange, TimelineField } from '#contract/complaints/timeline.ts';

interface ChangeLineProps {
  field: TimelineField;
  /** In the user's language; null if empty. */
  from: string | null;
  to: string | null;
}

/** 'Phone: 9848012345 → 9848099999' */
export function ChangeLine({ field, from, to }: ChangeLineProps) {
  const translate = useTranslate();
  const kind = from === null ? 'added' : to === null ? 'removed' : 'change';
  const nothing = translate('workflow.timeline.nothing');
  return (
    <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {translate(`workflow.timeline.${kind}`, {
        field: translate(`workflow.timeline.field.${field}`),
        from: from ?? nothing,
        to: to ?? nothing,
      })}
    </Typography>
  );
}

/** A change line with the old and new value formatted by one function. */
export const ToldChange = ({
  change,
  textOf,
}: {
  change: TimelineChange;
  textOf: (value: string) => string;
}) => (
  <ChangeLine
    field={change.field}
    from={change.from === null ? null : textOf(change.from)}
    to={change.to === null ? null : textOf(change.to)}
  />
);
