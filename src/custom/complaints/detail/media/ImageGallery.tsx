import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import { retryImport } from '#src/components/page/retryImport.ts';

const ImageViewer = lazy(retryImport(() => import('#src/components/files/ImageViewer.tsx')));

/** Small images that open the viewer. */
export function ImageGallery({ images, size }: { images: readonly MediaItem[]; size: number }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<number | null>(null);
  if (images.length === 0) return null;
  return (
    <>
      <Box
        component="ul"
        aria-label={translate('complaint.media.images')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {images.map(({ id, path, name }, index) => (
          <li key={id}>
            <ButtonBase
              onClick={() => setShown(index)}
              sx={{ borderRadius: 1, border: 1, borderColor: 'divider', overflow: 'hidden' }}
            >
              <Box
                component="img"
                src={path}
                loading="lazy"
                alt={translate('images.image', { number: index + 1, total: images.length, name })}
                sx={{ width: size, height: size, objectFit: 'cover', fontSize: '0.75rem' }}
              />
            </ButtonBase>
          </li>
        ))}
      </Box>
      <Suspense>
        {shown !== null && (
          <ImageViewer images={images} index={shown} onIndex={setShown} onClose={() => setShown(null)} />
        )}
      </Suspense>
    </>
  );
}
