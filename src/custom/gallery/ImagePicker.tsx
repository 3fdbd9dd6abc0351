import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type Ref, useRef } from 'react';
import { HiddenFileInput } from '../HiddenFileInput.tsx';
import { IMAGE_TYPES } from './chosenImages.ts';

interface ImagePickerProps {
  buttonRef?: Ref<HTMLButtonElement>;
  /** Id of the text that goes with it. */
  describedBy?: string;
  /** Large photos are being made smaller, or images are sent: no others are taken. */
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Several images at once: chosen, or dropped onto it. */
export function ImagePicker({ buttonRef, describedBy, isBusy, onFiles }: ImagePickerProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (!isBusy) onFiles([...event.dataTransfer.files]);
      }}
      sx={{ p: 2, border: '1px dashed', borderColor: 'divider', borderRadius: 1 }}
    >
      <Button
        ref={buttonRef}
        variant="outlined"
        startIcon={<AddPhotoIcon />}
        aria-describedby={describedBy}
        loading={isBusy}
        onClick={() => input.current?.click()}
      >
        {translate('content.gallery.choose')}
      </Button>
      <HiddenFileInput
        ref={input}
        multiple
        accept={IMAGE_TYPES}
        label={translate('content.gallery.images')}
        onChoose={onFiles}
      />
    </Box>
  );
}
