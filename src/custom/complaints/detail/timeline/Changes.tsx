import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type {
  TimelineAction,
  TimelineChange,
  TimelineEntry,
  TimelineField,
} from '#contract/complaints/timeline.ts';
import type { LocalNames, Named } from '#contract/kernel/named.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { componentOf } from '#src/components/slots/componentOf.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { useInChargeText } from '../../inCharges.ts';
import { ChangeLine } from './ChangeLine.tsx';
import { TimelineRow } from './TimelineRow.tsx';

/** The page itself shows the values of a new complaint, so its first entry lists only these fields. */
const TOLD_OF_NEW: readonly TimelineField[] = ['status', 'staff', 'notSimilar'];

/** One change of a complaint: action, user, time, old and new values. */
export function ChangeRow({ entry }: { entry: TimelineEntry }) {
  const translate = useTranslate();
  return (
    <TimelineRow
      title={translate(`workflow.timeline.action.${entry.action}`)}
      who={entry.creator?.name ?? translate('auth.title')}
      at={entry.created_at}
    >
      <Changes action={entry.action} changes={entry.changes} />
    </TimelineRow>
  );
}

interface ChangesProps {
  action: TimelineAction;
  changes: readonly TimelineChange[];
}

/** The changes of one entry, one per line. Long texts are folded. Messages have entries of their own in the history. */
function Changes({ action, changes }: ChangesProps) {
  const parts = useSlot('changes');
  const isShown = (field: TimelineField) =>
    action === 'created' ? TOLD_OF_NEW.includes(field) : field !== 'message';
  return changes
    .filter(({ field }) => isShown(field))
    .map((change) => {
      const { field } = change;
      if (field === 'details') return <LongChange key={field} change={change} />;
      const part = parts.find(({ fields }) => fields.includes(field));
      if (!part) return <CoreChange key={field} change={change} />;
      const Told = componentOf(part);
      return (
        <Suspense key={field}>
          <Told change={change} />
        </Suspense>
      );
    });
}

/** Values of fixed lists, categories and places are translated, all others are shown as stored. */
function CoreChange({ change }: { change: TimelineChange }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const inChargeText = useInChargeText();
  const codedText = useCodedText();
  const { field, from, to, local } = change;
  const textOf = (name: string, others: LocalNames = {}) => {
    const value: Named = { name, ...others };
    if (field === 'status') return translate(`workflow.timeline.status.${name}`, { _: name });
    if (field === 'type' || field === 'origin') return translate(`complaint.${field}.${name}`, { _: name });
    return field === 'assigned' ? inChargeText(name) : nameIn(value);
  };
  return (
    <ChangeLine
      field={field}
      from={from === null ? null : textOf(from, local?.from)}
      to={to === null ? null : codedText(textOf(to, local?.to), change)}
    />
  );
}

function LongChange({ change: { from, to } }: { change: TimelineChange }) {
  const translate = useTranslate();
  const texts = [
    ['before', from],
    ['after', to],
  ] as const;
  return (
    <Box component="details">
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {translate('workflow.timeline.details')}
      </Typography>
      {texts.map(([key, text]) => (
        <Box key={key} sx={{ pl: 2 }}>
          <Hint text={`workflow.timeline.${key}`} />
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
