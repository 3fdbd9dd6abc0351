import Box from '@mui/material/Box';
import { useNotify, useTranslate } from 'react-admin';
import type { RefusedFile } from '#contract/kernel/checkFile.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';

interface RefusedFilesProps {
  rule: ErrorCode;
  files: readonly RefusedFile[];
}

/** The rule that files break, with the names of the files. */
export function RefusedFiles({ rule, files }: RefusedFilesProps) {
  const translate = useTranslate();
  return (
    <>
      {translate(`rules.${rule}`)}
      {files.map(({ name, isHeic }) => (
        <Box key={name} component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          {isHeic ? `${name}: ${translate('rules.heicPhoto')}` : `(${name})`}
        </Box>
      ))}
    </>
  );
}

/** Shows which rules the refused files break; each rule once, with the names of its files. */
export function useNotifyRefused() {
  const notify = useNotify();
  return (refused: readonly RefusedFile[]) => {
    for (const rule of new Set(refused.map((file) => file.rule))) {
      const files = refused.filter((file) => file.rule === rule);
      notify(<RefusedFiles rule={rule} files={files} />, { type: 'error' });
    }
  };
}
