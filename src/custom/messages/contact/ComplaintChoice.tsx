import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
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
  const labelId = useId();
  const { cases: openComplaints, isError, isFetching, refetch } = useOpenComplaints(persons);
  const choices = useFocusOnceThere(Boolean(openComplaints?.length));
  if (isError)
    return <FailedNotice text="common.grievancesFailed" isRetrying={isFetching} onRetry={() => refetch()} />;
  if (!openComplaints) return <Skeleton variant="rounded" height={96} />;
  if (openComplaints.length === 0)
    return none ? null : <Typography role="status">{translate('inbox.add.none')}</Typography>;
  return (
    <FormControl error={error !== null}>
      <FormLabel id={labelId}>{translate('inbox.add.choices')}</FormLabel>
      <RadioGroup
        ref={choices}
        aria-labelledby={labelId}
        value={chosen ?? ''}
        onChange={(_event, id) => onChoose(Number(id) || null)}
        sx={{ maxHeight: '40vh', flexWrap: 'nowrap', overflowY: 'auto' }}
      >
        {openComplaints.map((each) => (
          <FormControlLabel
            key={each.id}
            value={each.id}
            control={<Radio size="small" />}
            sx={{ alignItems: 'start' }}
            label={<ComplaintLine of={each} isNamed={persons.length > 1} />}
          />
        ))}
        {none && <FormControlLabel value="" control={<Radio size="small" />} label={none} />}
      </RadioGroup>
      {error && <FormHelperText role="alert">{error}</FormHelperText>}
    </FormControl>
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
