import { useTranslate } from 'react-admin';
import type { CauseRecord } from '#contract/persons/cause.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { RadioField } from '#src/components/form/RadioField.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { AnyManyClosingPart } from '#src/components/slots/parts.ts';
import { MessageField } from '#src/custom/complaints/detail/composer/MessageField.tsx';
import { type AnswerValues, ENDINGS, type Ending } from './useAnswer.ts';

interface AnswerInputsProps {
  values: AnswerValues;
  onChange: (changed: Partial<AnswerValues>) => void;
  counts: Record<AnswerValues['whom'], number>;
  cause: CauseRecord;
  part: AnyManyClosingPart | undefined;
  /** The user has tried to submit: show what is missing. */
  isSubmitted: boolean;
  /** The values are being sent and cannot change. */
  isSending: boolean;
}

/** The text, the new status and outcome of the grievances, and the recipients. */
export function AnswerInputs(props: AnswerInputsProps) {
  const { values, onChange, counts, cause, part, isSubmitted, isSending } = props;
  const translate = useTranslate();
  const { number } = useFormats();
  const nameOf = (ending: Ending) =>
    ending === 'close' ? 'causes.answer.close' : `workflow.timeline.status.${ending}`;
  return (
    <>
      <MessageField
        label={translate('causes.answer.message')}
        value={values.message}
        onChange={(message) => onChange({ message })}
        fault={isSubmitted && values.message.trim() === '' ? 'rules.required' : null}
        about={{ categoryId: cause.category_id, known: { category: cause.category, area: cause.area } }}
        isForMany
        disabled={isSending}
      />
      <ChoiceField
        label={translate('causes.answer.status')}
        disabled={isSending}
        value={values.ending}
        onChange={(chosen) => onChange({ ending: chosen })}
        choices={ENDINGS.map((ending) => [ending, translate(nameOf(ending))])}
      />
      {values.ending === 'close' && part && (
        <part.Fields
          value={values.closing}
          onChange={(closing) => onChange({ closing })}
          isSubmitted={isSubmitted}
          disabled={isSending}
        />
      )}
      <RadioField
        label={translate('causes.answer.whom')}
        choices={(['all', 'ticked'] as const).map((whom) => ({
          value: whom,
          label: translate(`causes.answer.${whom}`, { count: number(counts[whom]) }),
          disabled: counts[whom] === 0 || isSending,
        }))}
        value={values.whom}
        onChange={(whom) => onChange({ whom })}
      />
    </>
  );
}
