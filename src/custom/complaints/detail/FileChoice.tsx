import AttachFileIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { attachmentRule, MIME_TYPES, type RefusedFile, refusedFile } from '#contract/kernel/files.ts';
import { HiddenFileInput } from '#src/components/files/HiddenFileInput.tsx';
import { RefusedFiles } from '#src/components/files/RefusedFiles.tsx';

interface FileChoiceProps {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** One optional file under the rule for attachments; a file that breaks it is not taken, and the rule is shown. */
export function FileChoice({ file, onChange }: FileChoiceProps) {
  const translate = useTranslate();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const broken = await refusedFile(attachmentRule, chosen);
    setRefused(broken);
    if (!broken) onChange(chosen);
  };

  return (
    <Box>
      <HiddenFileInput
        ref={input}
        label={translate('complaint.resolve.file')}
        accept={attachmentRule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',')}
        onChoose={([chosen]) => void choose(chosen)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<AttachFileIcon />}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {translate('complaint.resolve.file')}
        </Button>
        {file && (
          <>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
            <IconButton
              size="small"
              aria-label={translate('complaint.resolve.removeFile', { name: file.name })}
              onClick={() => onChange(null)}
            >
              <CloseIcon fontSize="small" />
            </IconButton>
          </>
        )}
      </Box>
      <FormHelperText id={hintId} error={refused !== null} role={refused ? 'alert' : undefined}>
        {refused ? (
          <RefusedFiles rule={refused.rule} files={[refused]} />
        ) : (
          translate('complaint.resolve.fileHint')
        )}
      </FormHelperText>
    </Box>
  );
}
