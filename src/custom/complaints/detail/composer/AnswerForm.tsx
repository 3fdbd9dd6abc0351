import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { addResponse } from '#contract/complaints/complaintCalls.ts';
import { isClosed, STATUSES, type Status } from '#contract/complaints/complaintStatus.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import { ChoiceInput } from '#src/components/form/ChoiceInput.tsx';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { ComplaintFailure } from '../../ComplaintFailure.tsx';
import { isOffered } from '../../keyActions.ts';
import { useComplaintForm } from '../../useComplaintForm.ts';
import { MessageInput } from './MessageInput.tsx';
import { useMessageFault } from './useMessageFault.ts';

/** The statuses that an answer may set. A closing one needs a resolution. */
const LEFT_AS = STATUSES.filter((status) => !isClosed(status));
const USUAL: Status = 'responded';

/**
 * An answer to the citizen that leaves the grievance open, in the status that it names (API-07). It sends the version
 * on the page, so that it cannot reopen a grievance that another user has just resolved. After a failure the typed text
 * is kept.
 */
export function AnswerForm({ complaint, onClose, onDone }: ActionProps) {
  const { id: complaint_id, version } = complaint;
  const translate = useTranslate();
  const faultOf = useMessageFault();
  const form = useComplaintForm(addResponse, {
    draft: `answer/${complaint_id}`,
    defaultValues: { message: '', status: USUAL },
    bodyOf: (values) => ({ complaint_id, version, ...values }),
    check: ({ message }): Refusals => {
      const fault = faultOf(message);
      return fault ? { message: fault } : {};
    },
    done: 'desk.answer.done',
    onDone: () => {
      form.form.reset();
      onDone();
    },
  });
  const close = () => {
    form.reset();
    onClose();
  };
  return (
    <FormProvider {...form.form}>
      <Box component="form" noValidate onSubmit={form.submit} sx={{ display: 'grid', gap: 1 }}>
        <DraftNotice draft={form.draft} />
        <ComplaintFailure failure={form.failure} />
        <MessageInput about={{ complaintId: complaint_id }} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <ChoiceInput
            source="status"
            label="desk.answer.status"
            words="workflow.timeline.status"
            values={LEFT_AS}
            size="small"
            margin="none"
            sx={{ minWidth: '12rem', mr: 'auto' }}
          />
          <Button onClick={close} disabled={form.isPending}>
            {translate('common.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={form.isPending}
            disabled={!isOffered('answer', storedActor(), complaint) && !form.isPending}
          >
            {translate('desk.answer.submit')}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  );
}
