import { TextInput, useTranslate } from 'react-admin';
import type { LetterKind, LetterLanguage } from '#contract/letters/letterKinds.ts';
import { LETTER_KINDS, LETTER_LANGUAGES } from '#contract/letters/letterKinds.ts';
import { createTemplate, type LetterTemplate, updateTemplate } from '#contract/letters/letterTemplate.ts';
import { SIDES, type Side, sidesOf } from '#contract/letters/letterText.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { Bound } from '#src/components/form/Bound.tsx';
import { ChoiceInput } from '#src/components/form/ChoiceInput.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { TextInputs } from '../TextInputs.tsx';
import { useRenewTemplates } from './useTemplates.ts';

interface TemplateValues {
  kind: LetterKind;
  name: string;
  language: LetterLanguage;
  texts: Record<Side, Record<'subject' | 'body', string>>;
}

const valuesOf = (template?: LetterTemplate): TemplateValues => ({
  kind: template?.kind ?? 'referral',
  name: template?.name ?? '',
  language: template?.language ?? 'te',
  texts: Object.fromEntries(
    SIDES.map((side) => [side, template?.texts[side] ?? { subject: '', body: '' }]),
  ) as TemplateValues['texts'],
});

/** The request body: the texts in the template's languages. */
const written = ({ texts, language, ...rest }: TemplateValues) => ({
  ...rest,
  language,
  texts: Object.fromEntries(sidesOf(language).map((side) => [side, texts[side]])),
});

interface TemplateDialogProps {
  /** The template to change; without it, a new one is created. */
  template?: LetterTemplate;
  onClose: () => void;
}

/** The popup to write or change a template (REF-03). */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const translate = useTranslate();
  const renew = useRenewTemplates();
  const { officeId } = useRequestedOffice();
  const form = useContractForm(template ? updateTemplate : createTemplate, {
    draft: template ? `letterTemplate/${template.id}` : `letterTemplate/new/${officeId}`,
    record: template,
    valuesOf,
    defaultValues: valuesOf(),
    bodyOf: (values) => ({ ...written(values), ...(template ? {} : { office_id: officeId }) }),
    done: 'registers.templates.saved',
    onDone: () => {
      onClose();
      return renew();
    },
  });
  const fault = firstMessage(form.form.formState.errors.texts);
  return (
    <FormDialog
      form={form}
      title={translate(template ? 'registers.templates.change' : 'registers.templates.add')}
      submit={translate('common.save')}
      maxWidth="md"
      onClose={onClose}
    >
      <TextInput
        source="name"
        label="common.name"
        isRequired
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 120, 'aria-required': true } }}
      />
      <ChoiceInput
        source="kind"
        label="letters.form.kind"
        words="letters.kind"
        values={LETTER_KINDS}
        size="small"
        margin="none"
      />
      <ChoiceInput
        source="language"
        label="letters.form.language"
        words="letters.language"
        values={LETTER_LANGUAGES}
        size="small"
        margin="none"
      />
      <Bound<TemplateValues['texts']> name="texts">
        {({ value, onChange }) =>
          sidesOf(form.form.watch('language')).map((side) => (
            <TextInputs
              key={side}
              side={side}
              text={value[side]}
              onChange={(text) => onChange({ ...value, [side]: text })}
              faults={{ body: fault && translate(fault, { _: fault }) }}
              isTemplate
            />
          ))
        }
      </Bound>
    </FormDialog>
  );
}

/** The first error in a field with parts. */
function firstMessage(errors: object | undefined): string | undefined {
  if (!errors || 'message' in errors) return (errors as { message?: string } | undefined)?.message;
  return Object.values(errors).map(firstMessage).find(Boolean);
}
