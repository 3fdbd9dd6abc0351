import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { InputHelperText, useFieldValue, useInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ProfileImage } from '#contract/accounts/account.ts';
import { MIME_TYPES } from '#contract/kernel/uploadRules.ts';
import { HiddenFileInput } from '#src/components/files/HiddenFileInput.tsx';
import { DROP_STYLE, useIncomingFiles } from '#src/components/files/useIncomingFiles.ts';
import { PictureFrame } from './PictureFrame.tsx';

const ACCEPT = [...MIME_TYPES.jpeg, ...MIME_TYPES.png].join(',');

interface PictureInputProps {
  source: ProfileImage;
  /** The profile field with the link of the current picture. */
  saved: string;
  /** The required size in pixels. */
  size: { width: number; height: number };
}

/** One picture of the profile. A chosen file is checked at once and stays visible with its error. */
export function PictureInput({ source, saved, size }: PictureInputProps) {
  const translate = useTranslate();
  const { trigger } = useFormContext();
  const input = useRef<HTMLInputElement>(null);
  const { id, field, fieldState } = useInput({ source });
  const link: string | null = useFieldValue({ source: saved });
  const chosen: File | null = field.value instanceof File ? field.value : null;
  const label = translate(`profile.fields.${source}`);
  const text = { id: `${id}-text`, choose: translate(`profile.picture.${link ? 'replace' : 'choose'}`) };

  const choose = (file: File | null) => {
    field.onChange(file);
    void trigger(source);
  };

  const box = useRef<HTMLFieldSetElement>(null);
  const area = useIncomingFiles({
    ref: box,
    takesPaste: !chosen && !link,
    onFiles: ([file]) => file && choose(file),
  });

  return (
    <FormControl
      ref={box}
      {...area}
      component="fieldset"
      error={fieldState.invalid}
      sx={{ minWidth: 0, ...DROP_STYLE }}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <PictureFrame label={label} file={chosen} link={link} size={size} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={field.ref}
          variant="outlined"
          size="small"
          aria-label={`${text.choose}: ${label}`}
          aria-describedby={text.id}
          onClick={() => input.current?.click()}
        >
          {text.choose}
        </Button>
        {chosen && (
          <Button
            size="small"
            aria-label={`${translate('profile.picture.discard')}: ${label}`}
            onClick={() => choose(null)}
          >
            {translate('profile.picture.discard')}
          </Button>
        )}
      </Stack>
      <HiddenFileInput
        ref={input}
        name={field.name}
        label={label}
        accept={ACCEPT}
        onChoose={([file]) => file && choose(file)}
      />
      <FormHelperText id={text.id} aria-live="polite" sx={{ mx: 0, overflowWrap: 'anywhere' }}>
        <InputHelperText
          error={fieldState.error?.message}
          helperText={translate('profile.picture.rule', size)}
        />
      </FormHelperText>
    </FormControl>
  );
}
