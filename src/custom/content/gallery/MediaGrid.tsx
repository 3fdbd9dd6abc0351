import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { GalleryMedium } from '#contract/content/galleryCalls.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { MediaCard } from './MediaCard.tsx';

const ImageViewer = lazy(retryImport(() => import('#src/components/files/ImageViewer.tsx')));

interface MediaGridProps {
  media: readonly GalleryMedium[];
  /** The id of the thumbnail. */
  thumbnailId: number | null;
  mayEdit: boolean;
}

/** The images of a gallery; each opens over the whole screen (GAL-03). */
export function MediaGrid({ media, thumbnailId, mayEdit }: MediaGridProps) {
  const translate = useTranslate();
  const [shown, setShown] = useState<number | null>(null);
  const list = useFocusAfterRemoval<HTMLUListElement>(media.length);
  const images = media.map(({ title, name, ...image }) => ({ ...image, name: title ?? name }));
  if (images.length === 0) return <Typography>{translate('content.gallery.none')}</Typography>;
  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        aria-label={translate('content.gallery.images')}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {images.map((image, index) => (
          <MediaCard
            key={image.id}
            image={image}
            isThumbnail={image.id === thumbnailId}
            mayEdit={mayEdit}
            onOpen={() => setShown(index)}
          />
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
