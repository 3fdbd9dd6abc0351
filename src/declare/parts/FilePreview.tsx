import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';

interface FilePreviewProps {
  file: File | null;
  /** Link of the record's current image. */
  saved?: string;
}

/** The image after a save: the chosen one, otherwise the saved one. */
export function FilePreview({ file, saved }: FilePreviewProps) {
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (!file) return setLink(undefined);
    const made = URL.createObjectURL(file);
    setLink(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  const shown = link ?? saved;
  if (!shown) return null;
  return (
    <Box
      component="img"
      src={shown}
      alt={file?.name ?? ''}
      sx={{ maxWidth: '100%', maxHeight: 240, objectFit: 'contain', alignSelf: 'flex-start' }}
    />
  );
}
