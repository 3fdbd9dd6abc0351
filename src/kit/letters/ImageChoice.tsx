import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { MIME_TYPES } from '../../../contract/files.ts';
import { HiddenFileInput } from '../files/HiddenFileInput.tsx';

interface ImageChoiceProps {
  /** A key of the catalogue. */
  label: string;
  isPending: boolean;
  onChoose: (file: File) => void;
}

/** A button that opens the choice of one image; what it may be, the server says. */
export function ImageChoice({ label, isPending, onChoose }: ImageChoiceProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        loading={isPending}
        onClick={() => input.current?.click()}
      >
        {translate(label)}
      </Button>
      <HiddenFileInput
        ref={input}
        label={translate(label)}
        accept={[...MIME_TYPES.jpeg, ...MIME_TYPES.png].join()}
        onChoose={([file]) => file && onChoose(file)}
      />
    </>
  );
}
