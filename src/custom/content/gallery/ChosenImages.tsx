import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { FilePreview } from '#src/declare/parts/FilePreview.tsx';
import type { ChosenImage } from './chosenImages.ts';

interface ChosenImagesProps {
  images: readonly ChosenImage[];
  /** Ids of images that the server already has: they cannot be removed here. */
  sent?: readonly string[];
  /** Absent during the upload. */
  onRemove?: (image: ChosenImage) => void;
}

/** The images to upload, each with a button that removes it. */
export function ChosenImages({ images, sent = [], onRemove }: ChosenImagesProps) {
  const translate = useTranslate();
  if (images.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={translate('content.gallery.chosen')}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        m: 0,
        mt: 1,
        p: 0,
        listStyle: 'none',
      }}
    >
      {images.map((image) => {
        const { name } = image.file;
        return (
          <Box component="li" key={image.id} sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'grid', height: 96, placeItems: 'center', '& img': { maxHeight: 96 } }}>
              <FilePreview file={image.file} />
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 40 }}>
              <Typography variant="caption" noWrap title={name} sx={{ flexGrow: 1 }}>
                {name}
              </Typography>
              {sent.includes(image.id) && (
                <CheckCircleIcon color="success" titleAccess={translate('common.uploaded')} />
              )}
              {onRemove && !sent.includes(image.id) && (
                <IconButton
                  size="small"
                  aria-label={translate('content.gallery.remove', { name })}
                  onClick={() => onRemove(image)}
                >
                  <CloseIcon fontSize="small" />
                </IconButton>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
