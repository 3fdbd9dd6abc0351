import DialogContentText from '@mui/material/DialogContentText';
import { useTranslate } from 'react-admin';
import { isClosed, STATUSES, type Status } from '#contract/complaints/complaintStatus.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import type { BulkForm, BulkInputsProps } from '#src/components/slots/bulk.ts';
import { MessageField } from '#src/custom/complaints/detail/composer/MessageField.tsx';

interface Resolution {
  message: string;
}
interface Answer extends Resolution {
  status: Status;
}

/** It may have placeholders that each grievance fills in. */
const fault = ({ message }: Resolution) => (message.trim() === '' ? 'rules.required' : null);

function MessageInput({ values, onChange, error, example }: BulkInputsProps<Resolution>) {
  return (
    <MessageField
      value={values.message}
      onChange={(message) => onChange({ message })}
      about={{ categoryId: example?.category.id }}
      isForMany
      fault={error}
    />
  );
}

/** The statuses that an answer may set. A closing one needs a resolution. */
const LEFT_AS = STATUSES.filter((status) => !isClosed(status));

function AnswerInputs(props: BulkInputsProps<Answer>) {
  const { values, onChange } = props;
  const translate = useTranslate();
  return (
    <>
      <DialogContentText>{translate('bulk.answerHint')}</DialogContentText>
      <MessageInput {...props} />
      <ChoiceField
        label={translate('desk.answer.status')}
        value={values.status}
        onChange={(chosen) => onChange({ status: chosen })}
        choices={LEFT_AS.map((each) => [each, translate(`workflow.timeline.status.${each}`)])}
      />
    </>
  );
}

function ResolveInputs(props: BulkInputsProps<Resolution>) {
  const translate = useTranslate();
  return (
    <>
      <DialogContentText>{translate('bulk.resolveHint')}</DialogContentText>
      <MessageInput {...props} />
    </>
  );
}

export const answer: BulkForm<Answer> = {
  first: { message: '', status: 'responded' },
  Inputs: AnswerInputs,
  params: ({ message, status }) => ({ message: message.trim(), status }),
  fault,
  title: 'bulk.titles.answer',
  submit: 'bulk.check',
};

export const resolve: BulkForm<Resolution> = {
  first: { message: '' },
  Inputs: ResolveInputs,
  params: ({ message }) => ({ message: message.trim() }),
  fault,
  title: 'bulk.titles.resolve',
  submit: 'bulk.check',
};
