import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { FieldTitle, InputHelperText, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ChosenImages } from './ChosenImages.tsx';
import type { ChosenImage } from './chosenImages.ts';
import { ImagePicker } from './ImagePicker.tsx';
import { useImageChoice } from './useImageChoice.ts';

interface ImagesInputProps {
  source: string;
  /** Ids of images that the server already has. */
  sent: readonly string[];
}

/** The images of a new gallery, at least one (GAL-02). */
export function ImagesInput({ source, sent }: ImagesInputProps) {
  const { getValues } = useFormContext();
  const present = (): ChosenImage[] => getValues(source) ?? [];
  const { choose, isPreparing } = useImageChoice((taken) => field.onChange([...present(), ...taken]));
  const validate = (images: unknown) => {
    if (isPreparing) return 'declare.file.preparing';
    return Array.isArray(images) && images.length > 0 ? undefined : 'rules.galleryImages';
  };
  const { id, field, fieldState } = useInput({ source, validate, isRequired: true });

  return (
    <FormControl component="fieldset" error={fieldState.invalid} sx={{ mb: 2, minWidth: 0 }}>
      <FormLabel component="legend">
        <FieldTitle label="content.gallery.images" isRequired />
      </FormLabel>
      <ImagePicker
        buttonRef={field.ref}
        describedBy={`${id}-text`}
        isBusy={isPreparing}
        onFiles={(files) => void choose(files)}
      />
      <ChosenImages
        images={field.value ?? []}
        sent={sent}
        onRemove={(image) => field.onChange(present().filter((other) => other.id !== image.id))}
      />
      <FormHelperText id={`${id}-text`} sx={{ mx: 0 }}>
        <InputHelperText error={fieldState.error?.message} helperText="content.gallery.hint" />
      </FormHelperText>
    </FormControl>
  );
}
