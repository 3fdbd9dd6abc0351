import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { MAX_ADDED_FILES } from '#contract/kernel/limits.ts';
import type { SimilarComplaint } from '#contract/persons/similar.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import type { CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useRecording } from '#src/custom/complaints/recording/recordingContext.ts';
import { SimilarGrievance } from './SimilarGrievance.tsx';
import { useSimilar } from './useSimilar.ts';

interface AddQuestionProps {
  complaint: CreatedComplaint | null;
  /** The number of files to add. */
  files: number;
  onAdd: (complaint: CreatedComplaint) => void;
  onClose: () => void;
}

/** Confirms once before the form's content is added to an existing grievance (PER-16). */
const AddQuestion = ({ complaint, files, onAdd, onClose }: AddQuestionProps) => (
  <ConfirmDialog
    open={complaint !== null}
    title="recording.similar.question"
    question={files > 0 ? 'recording.similar.whatFiles' : 'recording.similar.what'}
    named={{ number: complaint?.complaint_number, smart_count: files }}
    action="recording.similar.add"
    onConfirm={() => {
      if (complaint) onAdd(complaint);
      onClose();
    }}
    onClose={onClose}
  />
);

/** The grievances similar to the one in the form, each with actions (PER-15, PER-16). Empty without any. */
export default function SimilarGrievances() {
  const translate = useTranslate();
  const { files, addTo } = useRecording();
  const titleId = useId();
  const { data, isError, refetch } = useSimilar();
  const [chosenComplaint, setChosenComplaint] = useState<CreatedComplaint | null>(null);
  const isReady = useIsReadyToAdd(files);
  const similar = data?.data ?? [];
  return (
    <>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={isError ? undefined : visuallyHidden}
      >
        {isError && translate('recording.similar.notFound')}
        {similar.length > 0 && translate('recording.similar.count', { smart_count: similar.length })}
        {isError && (
          <Button size="small" onClick={() => refetch()}>
            {translate('common.retry')}
          </Button>
        )}
      </Typography>
      {similar.length > 0 && (
        <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2, minWidth: 0 }}>
          <Typography id={titleId} component="h3" variant="subtitle2" gutterBottom>
            {translate('recording.similar.title')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
            {translate('recording.similar.ofCategory')}
          </Typography>
          <Stack component="ul" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
            {similar.map((complaint: SimilarComplaint) => (
              <SimilarGrievance
                key={complaint.id}
                complaint={complaint}
                onAdd={(chosen) => isReady() && setChosenComplaint(chosen)}
              />
            ))}
          </Stack>
        </Paper>
      )}
      <AddQuestion
        complaint={chosenComplaint}
        files={files}
        onAdd={addTo}
        onClose={() => setChosenComplaint(null)}
      />
    </>
  );
}

/** Checks that there is text to add and that the number of files is allowed. Shows an error otherwise. */
function useIsReadyToAdd(files: number) {
  const notify = useNotify();
  const { getValues, setError, setFocus } = useFormContext<ComplaintValues>();
  return () => {
    if (!getValues('details')) {
      setError('details', { type: 'rule', message: 'recording.required.details' });
      setFocus('details');
      return false;
    }
    if (files <= MAX_ADDED_FILES) return true;
    notify('recording.similar.tooManyFiles', {
      type: 'warning',
      messageArgs: { smart_count: MAX_ADDED_FILES },
    });
    return false;
  };
}
