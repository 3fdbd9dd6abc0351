import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { PLACEHOLDERS, type Placeholder } from '#contract/replies/placeholders.ts';
import { MAX_REPLY_LENGTH } from '#contract/replies/reply.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { PlaceholderChips } from './PlaceholderChips.tsx';
import type { ReplyValues } from './replyForm.ts';

interface ReplyTextInputsProps {
  texts: ReplyValues['texts'];
  onChange: (texts: ReplyValues['texts']) => void;
  faults: Refusals;
}

/** The text in each language, that of the screen first. */
export function ReplyTextInputs({ texts, onChange, faults }: ReplyTextInputsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const languages = LANGUAGES.toSorted((one, other) => Number(other === locale) - Number(one === locale));
  const fields = useRef<Partial<Record<Language, HTMLTextAreaElement | null>>>({});
  const last = useRef<Language>(languages[0] ?? 'en');

  const insert = (name: Placeholder) => {
    const language = last.current;
    const field = fields.current[language];
    const text = texts[language];
    const at = field?.selectionStart ?? text.length;
    const written = `{{${name}}}`;
    onChange({ ...texts, [language]: text.slice(0, at) + written + text.slice(field?.selectionEnd ?? at) });
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(at + written.length, at + written.length);
    });
  };
  return (
    <>
      <PlaceholderChips names={PLACEHOLDERS} onInsert={insert} />
      {languages.map((language) => {
        const fault = faults[`texts.${language}`] ?? (language === languages[0] ? faults.texts : undefined);
        return (
          <TextField
            key={language}
            inputRef={(field: HTMLTextAreaElement | null) => {
              fields.current[language] = field;
            }}
            label={translate(`replies.form.text.${language}`)}
            value={texts[language]}
            onChange={({ target }) => onChange({ ...texts, [language]: target.value })}
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
