import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_NOT_SIMILAR } from '#contract/kernel/limits.ts';
import type { SimilarComplaint } from '#contract/persons/similar.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import type { CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { StatusChip } from '#src/custom/complaints/StatusChip.tsx';
import { useCauseTitle } from '../causes/useCauseTitle.ts';

interface SimilarGrievanceProps {
  complaint: SimilarComplaint;
  onAdd: (complaint: CreatedComplaint) => void;
}

/** A grievance similar to the one in the form, the reason, and the actions (PER-16). */
export function SimilarGrievance({ complaint, onAdd }: SimilarGrievanceProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const placeText = usePlaceText();
  const { id, complaint_number: number, name, date, status, reasons, same_person } = complaint;
  const { isOther, toggleOther, isSame, toggleSame } = useSaid(complaint);
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {/* Keep `opener`: it passes a session of this tab to the new one. */}
        <Link
          href={`/grievance/${id}`}
          target="_blank"
          rel="opener"
          variant="body2"
          sx={{ fontWeight: 600 }}
          aria-label={`${number} (${translate('common.opensNewTab')})`}
        >
          {number}
        </Link>
        <StatusChip status={status} />
      </Box>
      <Typography variant="body2">
        {day(date)} · {name} · {placeText(complaint)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {reasons.map((reason) => translate(`recording.similar.reasons.${reason}`)).join(' · ')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {same_person && !isOther && !isSame && (
          <Button
            size="small"
            aria-label={translate('recording.similar.addTo', { number })}
            onClick={() => onAdd({ id, complaint_number: number })}
          >
            {translate('recording.similar.add')}
          </Button>
        )}
        <Button
          size="small"
          variant={isSame ? 'contained' : 'text'}
          disableElevation
          aria-pressed={isSame}
          aria-label={translate('recording.similar.sameCauseOf', { number })}
          onClick={toggleSame}
        >
          {translate('recording.similar.sameCause')}
        </Button>
        <Button
          size="small"
          variant={isOther ? 'contained' : 'text'}
          color="inherit"
          disableElevation
          aria-pressed={isOther}
          aria-label={translate('recording.similar.elseOf', { number })}
          onClick={toggleOther}
        >
          {translate('recording.similar.else')}
        </Button>
      </Box>
    </Box>
  );
}

/**
 * The user's verdict on a similar complaint: a different matter, or the same cause of another person. With functions to
 * set and remove it.
 */
function useSaid(complaint: SimilarComplaint) {
  const { id, complaint_number: number } = complaint;
  const titleOf = useCauseTitle();
  const { getValues, setValue } = useFormContext<ComplaintValues>();
  const [dismissed, same] = useWatch<ComplaintValues, ['not_similar', 'same_cause']>({
    name: ['not_similar', 'same_cause'],
  });
  const others = dismissed ?? [];
  const isOther = others.includes(id);
  const isSame = same === id;
  const setOthers = (ids: number[]) =>
    setValue('not_similar', ids.slice(-MAX_NOT_SIMILAR), { shouldDirty: true });
  const setSame = (isChosen: boolean) => {
    setValue('same_cause', isChosen ? id : null, { shouldDirty: true });
    setValue('cause_title', isChosen ? titleOf(complaint) : null);
    setValue('notes', { ...getValues('notes'), same_cause: isChosen ? number : '' });
  };
  const without = others.filter((one) => one !== id);
  return {
    isOther,
    isSame,
    toggleOther: () => {
      setOthers(isOther ? without : [...others, id]);
      if (isSame) setSame(false);
    },
    toggleSame: () => {
      setSame(!isSame);
      if (isOther) setOthers(without);
    },
  };
}
