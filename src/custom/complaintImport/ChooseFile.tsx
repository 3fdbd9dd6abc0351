import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useRef } from 'react';

interface ChooseFileProps {
  file: File | null;
  onChoose: (file: File | undefined) => void;
}

/** Chooses the csv or xlsx that is to be imported. */
export function ChooseFile({ file, onChoose }: ChooseFileProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <Box>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.xlsx"
        aria-label={translate('importing.choose')}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // The same file may be chosen again after it was mended.
          event.target.value = '';
        }}
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
