import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { HiddenFileInput } from '#src/components/files/HiddenFileInput.tsx';
import { TABLE_ENDINGS } from '#src/components/tableImport/tableRefusal.ts';

interface ChooseFileProps {
  file: File | null;
  onChoose: (file: File | undefined) => void;
}

/** Chooses the csv or xlsx file to import. */
export function ChooseFile({ file, onChoose }: ChooseFileProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <Box>
      <HiddenFileInput
        ref={input}
        accept={TABLE_ENDINGS}
        label={translate('importing.choose')}
        onChoose={([chosen]) => onChoose(chosen)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Button
          variant="outlined"
          startIcon={<UploadFileIcon />}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {translate('importing.choose')}
        </Button>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{file?.name}</Typography>
      </Box>
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('importing.hint')}
      </Typography>
    </Box>
  );
}
