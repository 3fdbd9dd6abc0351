import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FileRecord } from '#contract/kernel/define.ts';

interface ImageViewerProps {
  images: readonly FileRecord[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** Images over the whole screen. Arrow keys show the other images; the browser can zoom in a new tab. */
export default function ImageViewer({ images, index, onIndex, onClose }: ImageViewerProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [missing, setMissing] = useState<number | null>(null);
  const image = images[index];
  if (!image) return null;
  const hasPrevious = index > 0;
  const hasNext = index < images.length - 1;
  const title = translate('images.image', {
    number: index + 1,
    total: images.length,
    name: image.name,
  });

  const followKeys = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && hasPrevious) onIndex(index - 1);
    if (key === 'ArrowRight' && hasNext) onIndex(index + 1);
  };

  return (
    <Dialog fullScreen open onClose={onClose} onKeyDown={followKeys} aria-labelledby={titleId}>
      <Toolbar sx={{ gap: 0.5 }}>
        <Typography
          id={titleId}
          component="h2"
          variant="body1"
          noWrap
          aria-live="polite"
          sx={{ flexGrow: 1 }}
        >
          {title}
        </Typography>
        {images.length > 1 && (
          <>
            <IconButton
              aria-label={translate('images.previous')}
              disabled={!hasPrevious}
              onClick={() => onIndex(index - 1)}
            >
              <ArrowBackIcon />
            </IconButton>
            <IconButton
              aria-label={translate('images.next')}
              disabled={!hasNext}
              onClick={() => onIndex(index + 1)}
            >
              <ArrowForwardIcon />
            </IconButton>
          </>
        )}
        <IconButton
          href={image.path}
          target="_blank"
          rel="noopener"
          aria-label={translate('common.openNewTab')}
        >
          <OpenInNewIcon />
        </IconButton>
        <IconButton
          href={image.path}
          download={image.name}
          aria-label={translate('common.download', { name: image.name })}
        >
          <DownloadIcon />
        </IconButton>
        <IconButton autoFocus aria-label={translate('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Toolbar>
      <Box sx={{ flexGrow: 1, minHeight: 0, display: 'grid', placeItems: 'center', p: 1 }}>
        {missing === image.id ? (
          <Alert severity="warning">{translate('common.fileMissing')}</Alert>
        ) : (
          <Box
            component="img"
            src={image.path}
            alt={title}
            onError={() => setMissing(image.id)}
            sx={{ maxWidth: '100%', maxHeight: '100%', minHeight: 0, objectFit: 'contain' }}
          />
        )}
      </Box>
    </Dialog>
  );
}
