import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import { FieldTitle, InputHelperText, useFieldValue, useInput, useTranslate } from 'react-admin';
import { refusedFile } from '#contract/kernel/checkFile.ts';
import { MIME_TYPES, type UploadRule } from '#contract/kernel/uploadRules.ts';
import { fittingImage, needsNoFitting } from '#src/components/files/fittingImage.ts';
import { useNotifyRefused } from '#src/components/files/RefusedFiles.tsx';
import { DROP_STYLE, useIncomingFiles } from '#src/components/files/useIncomingFiles.ts';
import { FilePreview } from './FilePreview.tsx';

/** The validation error while a large image is being reduced. */
const PREPARING = 'declare.file.preparing';

interface ImageUploadProps {
  source: string;
  rule: UploadRule;
  /** An edit form words the size rule differently and keeps the saved image when none is chosen (IMG-02). */
  editing?: boolean;
}

/**
 * Takes one image, chosen, dropped or pasted; one with too many pixels is reduced first. An image that breaks the rule
 * is dropped with an error. The form cannot be saved until another is chosen, or while an image is being reduced.
 */
export function ImageUpload({ source, rule, editing = false }: ImageUploadProps) {
  const translate = useTranslate();
  const notifyRefused = useNotifyRefused();
  const saved = useFieldValue({ source: rule.at ?? '' });
  const [refused, showRefusal] = useState<string | null>(null);
  /** Validation reads this; it may run before the next render. */
  const outageOf = useRef<string>(null);
  const latest = useRef<File>(undefined);
  const missing = !editing && rule.requiredOnCreate ? `rules.${rule.requiredOnCreate}` : undefined;
  const ruleBroken = async (file: File) => {
    const broken = await refusedFile(rule, file, editing);
    return broken && { ...broken, text: `rules.${broken.rule}` };
  };
  const validate = async (file: unknown) =>
    outageOf.current ?? (file instanceof File ? (await ruleBroken(file))?.text : file ? undefined : missing);
  const { id, field, fieldState } = useInput({ source, validate, isRequired: missing !== undefined });
  const isPreparing = refused === PREPARING;
  const error = isPreparing ? undefined : (refused ?? fieldState.error?.message);
  const chosen: unknown = field.value;

  const refuse = (key: string | null) => {
    outageOf.current = key;
    showRefusal(key);
  };
  const choose = async (picked: File | undefined) => {
    latest.current = picked;
    // A save right after the choice waits for the check, but not for the choice of another file.
    const isReady = !picked || needsNoFitting(picked, rule.maxBytes);
    refuse(isReady ? null : PREPARING);
    field.onChange(isReady ? (picked ?? null) : null);
    if (!picked) return;
    const file = await fittingImage(picked, rule.maxBytes);
    const broken = await ruleBroken(file);
    // Another image was chosen in the meantime.
    if (latest.current !== picked) return;
    refuse(broken?.text ?? null);
    if (broken || !isReady) field.onChange(broken ? null : file);
    if (broken) notifyRefused([broken]);
  };

  const box = useRef<HTMLDivElement>(null);
  const area = useIncomingFiles({
    ref: box,
    takesPaste: !(chosen instanceof File),
    onFiles: ([file]) => void choose(file),
  });

  return (
    <FormControl ref={box} {...area} error={Boolean(error)} sx={{ mb: 2, ...DROP_STYLE }}>
      <FormLabel htmlFor={id}>
        <FieldTitle source={source} isRequired={missing !== undefined} />
      </FormLabel>
      <FilePreview file={chosen instanceof File ? chosen : null} saved={saved} />
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          mt: 1,
          position: 'relative',
          '&:focus-within .choose': { outline: '2px solid' },
        }}
      >
        <input
          id={id}
          ref={field.ref}
          name={field.name}
          type="file"
          style={visuallyHidden}
          accept={rule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',')}
          aria-describedby={`${id}-text`}
          aria-invalid={Boolean(error)}
          onBlur={field.onBlur}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
            // The same file may be chosen again after it was removed or reduced.
            event.target.value = '';
          }}
        />
        {/* A sibling of the input: a button must not contain another control. */}
        <Button
          className="choose"
          component="label"
          htmlFor={id}
          variant="outlined"
          size="small"
          tabIndex={-1}
        >
          {translate('declare.file.choose')}
        </Button>
        {(refused || chosen instanceof File) && (
          <Button size="small" onClick={() => void choose(undefined)}>
            {translate('common.remove')}
          </Button>
        )}
      </Box>
      <FormHelperText id={`${id}-text`}>
        <InputHelperText
          error={refused && !isPreparing ? translate(refused) : error}
          helperText={isPreparing ? PREPARING : 'declare.file.image'}
        />
      </FormHelperText>
    </FormControl>
  );
}
