import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { RadioField } from '#src/components/form/RadioField.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { type OpenComplaint, useOpenComplaints } from './useOpenComplaints.ts';

interface ComplaintChoiceProps {
  persons: readonly { id: number; name: string }[];
  chosen: number | null;
  onChoose: (id: number | null) => void;
  /** Already translated. */
  error: string | null;
  /** The text of a choice for 'none of them'. With it, an empty list shows no message. */
  none?: string;
}

/** Chooses an open grievance of one or several people, among those that the user may open, newest first. */
export function ComplaintChoice({ persons, chosen, onChoose, error, none }: ComplaintChoiceProps) {
  const translate = useTranslate();
  const { cases: openComplaints, isError, isFetching, refetch } = useOpenComplaints(persons);
  const choices = useFocusOnceThere(Boolean(openComplaints?.length));
  if (isError)
    return <FailedNotice text="common.grievancesFailed" isRetrying={isFetching} onRetry={() => refetch()} />;
  if (!openComplaints) return <Skeleton variant="rounded" height={96} />;
  if (openComplaints.length === 0)
    return none ? null : <Typography role="status">{translate('inbox.add.none')}</Typography>;
  return (
    <RadioField
      ref={choices}
      label={translate('inbox.add.choices')}
      choices={[
        ...openComplaints.map((each) => ({
          value: each.id,
          label: <ComplaintLine of={each} isNamed={persons.length > 1} />,
        })),
        ...(none ? [{ value: 0, label: none }] : []),
      ]}
      value={chosen ?? 0}
      onChange={(id) => onChoose(id || null)}
      error={error}
      sx={{ maxHeight: '40vh', flexWrap: 'nowrap', overflowY: 'auto' }}
    />
  );
}

/** Focuses the present choice, or the first one, after loading, unless the user has begun to type. */
function useFocusOnceThere(isThere: boolean) {
  const choices = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isThere || document.activeElement?.matches('input, textarea')) return;
    const radio = (which: string) => choices.current?.querySelector<HTMLElement>(`input${which}`);
    (radio(':checked') ?? radio(''))?.focus();
  }, [isThere]);
  return choices;
}

function ComplaintLine({ of, isNamed }: { of: OpenComplaint; isNamed: boolean }) {
  const { day } = useFormats();
  const nameIn = useNameIn();
  const { complaint_number, category, date, person } = of;
  return (
    <>
      <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
        {complaint_number}
      </Typography>
      <Typography component="span" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[category && nameIn(category), day(date), isNamed && person.name].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
}
