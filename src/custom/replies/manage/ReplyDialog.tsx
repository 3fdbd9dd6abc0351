import { TextInput, useTranslate } from 'react-admin';
import { createReply, type ReplyRecord, updateReply } from '#contract/replies/reply.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { OptionsPicker } from '#src/components/form/OptionsPicker.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { useCategoryOptions } from '#src/custom/complaints/useComplaintOptions.ts';
import { useRenewReplies } from '../useReplies.ts';
import { ReplyTextInputs } from './ReplyTextInputs.tsx';
import { placeholderFaults, valuesOf } from './replyForm.ts';

interface ReplyDialogProps {
  /** The reply to edit; absent for a new one. */
  reply?: ReplyRecord;
  home: ReplyHome;
  onClose: () => void;
}

/** The dialog that creates or edits a quick reply (DESK-14). */
export function ReplyDialog({ reply, home, onClose }: ReplyDialogProps) {
  const translate = useTranslate();
  const renew = useRenewReplies();
  const categories = useCategoryOptions();
  const form = useContractForm(reply ? updateReply : createReply, {
    draft: reply ? `quickReply/${reply.id}` : `quickReply/new/${home.mine ? 'mine' : home.officeId}`,
    record: reply,
    valuesOf,
    defaultValues: valuesOf(),
    bodyOf: (values) => (reply ? values : { ...values, mine: home.mine, office_id: home.officeId }),
    check: placeholderFaults,
    done: 'replies.saved',
    onDone: () => {
      onClose();
      return renew();
    },
  });
  return (
    <FormDialog
      form={form}
      title={translate(reply ? 'replies.form.edit' : 'replies.form.add')}
      submit={translate('common.save')}
      onClose={onClose}
    >
      <TextInput
        source="title"
        label="common.title"
        isRequired
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 120, 'aria-required': true } }}
      />
      <ReplyTextInputs />
      <Bound<number[]> name="category_ids">
        {({ value, onChange }) => (
          <OptionsPicker
            label={translate('replies.form.categories')}
            hint={translate('replies.form.anyCategory')}
            options={categories}
            values={value}
            onChange={(ids) => onChange(ids.map(Number))}
            disableCloseOnSelect
          />
        )}
      </Bound>
    </FormDialog>
  );
}

/** The owner of a new reply: the caller, or an office. */
export interface ReplyHome {
  mine: boolean;
  officeId?: number | null;
}
