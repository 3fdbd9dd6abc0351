import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Ref, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { HiddenFileInput } from '#src/components/files/HiddenFileInput.tsx';
import { DROP_STYLE, useIncomingFiles } from '#src/components/files/useIncomingFiles.ts';
import { IMAGE_TYPES } from './chosenImages.ts';

interface ImagePickerProps {
  buttonRef?: Ref<HTMLButtonElement>;
  /** The id of its description. */
  describedBy?: string;
  /** Photos are being reduced or sent: no others are accepted. */
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts several images: chosen, dropped or pasted into its form. */
export function ImagePicker({ buttonRef, describedBy, isBusy, onFiles }: ImagePickerProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const area = useIncomingFiles({
    ref: box,
    takesPaste: true,
    onFiles: (files) => {
      if (!isBusy) onFiles(files);
    },
  });
  return (
    <Box
      ref={box}
      {...area}
      sx={{ p: 2, border: '1px dashed', borderColor: 'divider', borderRadius: 1, ...DROP_STYLE }}
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
