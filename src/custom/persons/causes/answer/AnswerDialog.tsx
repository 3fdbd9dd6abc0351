import { useTranslate } from 'react-admin';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { CheckedAlert } from '#src/components/task/CheckedAlert.tsx';
import { AnswerInputs } from './AnswerInputs.tsx';
import type { WhoGetsIt } from './chosen.ts';
import { Recipients } from './Recipients.tsx';
import { useAnswer } from './useAnswer.ts';

const WORDS = { refused: 'causes.work.refused', more: 'causes.work.more' };

interface CheckedProps {
  recipients: WhoGetsIt;
  /** The number of recipients and of messages. */
  chosen: { count: number; messages: number };
}

/** How many citizens get the answer, and who does not. */
function Checked({ recipients: { total, possible, to_approve, refused }, chosen }: CheckedProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <CheckedAlert isWarning={possible < total || to_approve} refusals={refused} words={WORDS}>
      {translate('causes.answer.possible', {
        smart_count: total,
        possible: number(chosen.count),
        total: number(total),
      })}{' '}
      {to_approve
        ? translate('causes.answer.toApprove')
        : translate('causes.answer.messages', { count: number(chosen.messages) })}
    </CheckedAlert>
  );
}

interface AnswerDialogProps {
  cause: CauseRecord;
  /** The ticked grievances. */
  ticked: readonly number[];
  onBegun: (job: number) => void;
  onClose: () => void;
}

/**
 * One answer to all grievances of a cause. It shows the recipients before sending and lets the user exclude some
 * (PER-19). If some have no evidence that they were solved, it asks once (REF-16).
 */
export default function AnswerDialog({ cause, ticked, onBegun, onClose }: AnswerDialogProps) {
  const translate = useTranslate();
  const [loaded] = useCodes(useCapabilities().flatMap(({ causeClosing = [] }) => causeClosing));
  const part = loaded?.code;
  const { form, values, recipients, canSend, chosen, excluded, toggle, question } = useAnswer({
    cause,
    ticked,
    onBegun,
    part,
  });
  const isSending = form.isPending && canSend;
  const label = canSend ? 'causes.answer.send' : 'causes.answer.check';
  const count = chosen?.count ?? 0;
  return (
    <>
      <FormDialog
        form={form}
        title={translate('causes.answer.title')}
        submit={translate(label, { smart_count: count })}
        isReady={!canSend || count > 0}
        onClose={onClose}
      >
        <AnswerInputs
          values={values}
          onChange={form.change}
          counts={{ all: cause.open, ticked: ticked.length }}
          cause={cause}
          part={part}
          isSubmitted={form.isSubmitted}
          isSending={isSending}
        />
        {recipients && chosen && <Checked recipients={recipients} chosen={chosen} />}
        {canSend && recipients && (
          <Recipients recipients={recipients} excluded={excluded} onToggle={toggle} disabled={isSending} />
        )}
      </FormDialog>
      <ConfirmDialog
        {...question}
        title="closing.without.title"
        question="causes.answer.without"
        action="closing.without.action"
        cancel="closing.without.cancel"
      />
    </>
  );
}
