import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { PLACEHOLDERS, type Placeholder } from '#contract/replies/placeholders.ts';
import { MAX_REPLY_LENGTH } from '#contract/replies/reply.ts';
import { PlaceholderChips } from '#src/components/form/PlaceholderChips.tsx';
import type { ReplyValues } from './replyForm.ts';

/** The text in each language, that of the screen first. */
export function ReplyTextInputs() {
  const translate = useTranslate();
  const locale = useLocale();
  const { register, getValues, setValue, formState } = useFormContext<ReplyValues>();
  const languages = LANGUAGES.toSorted((one, other) => Number(other === locale) - Number(one === locale));
  const fields = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});
  const last = useRef<Language>(languages[0] ?? 'en');
  const { errors } = formState;

  const insert = (name: Placeholder) => {
    const language = last.current;
    const field = fields.current[language];
    const text = getValues(`texts.${language}`);
    const at = field?.selectionStart ?? text.length;
    const written = `{{${name}}}`;
    const changed = text.slice(0, at) + written + text.slice(field?.selectionEnd ?? at);
    setValue(`texts.${language}`, changed, { shouldDirty: true });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(at + written.length, at + written.length);
    });
  };
  return (
    <>
      <PlaceholderChips names={PLACEHOLDERS} onInsert={insert} />
      {languages.map((language) => {
        const ofAll = language === languages[0] ? errors.texts?.message : undefined;
        const fault = errors.texts?.[language]?.message ?? ofAll;
        const { ref, ...field } = register(`texts.${language}`);
        return (
          <TextField
            key={language}
            {...field}
            inputRef={(element: HTMLTextAreaElement | null) => {
              ref(element);
              fields.current[language] = element;
            }}
            label={translate(`replies.form.text.${language}`)}
            onFocus={() => {
              last.current = language;
            }}
            error={fault !== undefined}
            helperText={fault && translate(fault, { _: fault })}
            multiline
            minRows={2}
            maxRows={8}
            slotProps={{ htmlInput: { lang: language, maxLength: MAX_REPLY_LENGTH } }}
          />
        );
      })}
    </>
  );
}
