import AttachFileIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type RefusedFile, refusedFile } from '#contract/kernel/checkFile.ts';
import { attachmentRule, MIME_TYPES } from '#contract/kernel/uploadRules.ts';
import { HiddenFileInput } from './HiddenFileInput.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import { useFollowCheck } from './useSaveAfterChecks.ts';

interface FileChoiceProps {
  /** Catalogue keys of the file's label and of its button. */
  label: string;
  button?: string;
  file: File | null;
  onChange: (file: File | null) => void;
}

/** One optional file under the rule for attachments. A file that breaks the rule is refused and the rule is shown. */
export function FileChoice({ label, button = label, file, onChange }: FileChoiceProps) {
  const translate = useTranslate();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<RefusedFile | null>(null);

  const follow = useFollowCheck();
  // While one file is checked, the user may type or choose another file.
  const take = useRef(onChange);
  useEffect(() => {
    take.current = onChange;
  });
  const latest = useRef<File>(undefined);

  const check = async (chosen: File) => {
    const broken = await refusedFile(attachmentRule, chosen);
    if (latest.current !== chosen) return true;
    setRefused(broken);
    if (!broken) take.current(chosen);
    return broken === null;
  };
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    latest.current = chosen;
    follow(check(chosen));
  };

  return (
    <Box>
      <HiddenFileInput
        ref={input}
        label={translate(label)}
        accept={attachmentRule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',')}
        onChoose={([chosen]) => choose(chosen)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<AttachFileIcon />}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {translate(button)}
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
