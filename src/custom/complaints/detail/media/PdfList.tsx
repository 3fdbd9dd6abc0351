import CloseIcon from '@mui/icons-material/Close';
import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '#contract/complaints/complaint.ts';

/** PDF files, to read in a dialog or a tab (as phones do), or to download. */
export function PdfList({ documents }: { documents: readonly MediaItem[] }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<MediaItem | null>(null);
  if (documents.length === 0) return null;
  return (
    <>
      <List disablePadding aria-label={translate('complaint.media.documents')}>
        {documents.map((document) => (
          <ListItem key={document.id} disableGutters sx={{ gap: 1 }}>
            <Button
              startIcon={<PictureAsPdfIcon />}
              onClick={() => setShown(document)}
              aria-label={translate('complaint.media.view', { name: document.name })}
              sx={{ minWidth: 0, mr: 'auto', overflowWrap: 'anywhere', textAlign: 'left' }}
            >
              {document.name}
            </Button>
            <FileLinks document={document} />
          </ListItem>
        ))}
      </List>
      {shown && <PdfDialog document={shown} onClose={() => setShown(null)} />}
    </>
  );
}

function FileLinks({ document: { path, name } }: { document: MediaItem }) {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        href={path}
        target="_blank"
        rel="noopener"
        aria-label={`${name}: ${translate('common.openNewTab')}`}
      >
        <OpenInNewIcon fontSize="small" />
      </IconButton>
      <IconButton href={path} download={name} aria-label={translate('common.download', { name })}>
        <DownloadIcon fontSize="small" />
      </IconButton>
    </>
  );
}

function PdfDialog({ document, onClose }: { document: MediaItem; onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="lg" aria-labelledby={titleId}>
      <Toolbar>
        <Typography id={titleId} component="h2" variant="h2" noWrap sx={{ flexGrow: 1 }}>
          {document.name}
        </Typography>
        <FileLinks document={document} />
        <IconButton autoFocus aria-label={translate('common.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Toolbar>
      <Box component="iframe" src={document.path} title={document.name} sx={{ border: 0, height: '75vh' }} />
    </Dialog>
  );
}
