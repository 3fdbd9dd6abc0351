import UploadIcon from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { refusedFile } from '#contract/kernel/checkFile.ts';
import { MIME_TYPES } from '#contract/kernel/uploadRules.ts';
import { letterheadImageRule } from '#contract/letters/letterhead.ts';
import { HiddenFileInput } from '#src/components/files/HiddenFileInput.tsx';
import { useNotifyRefused } from '#src/components/files/RefusedFiles.tsx';

interface ImageChoiceProps {
  /** Translation key. */
  label: string;
  isPending: boolean;
  onChoose: (file: File) => void;
}

/** A button to choose one image. An image that the server would reject is not sent. */
export function ImageChoice({ label, isPending, onChoose }: ImageChoiceProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const notifyRefused = useNotifyRefused();
  const choose = async (file: File) => {
    const refused = await refusedFile(letterheadImageRule, file);
    if (refused) notifyRefused([refused]);
    else onChoose(file);
  };
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
        onChoose={([file]) => file && void choose(file)}
      />
    </>
  );
}
