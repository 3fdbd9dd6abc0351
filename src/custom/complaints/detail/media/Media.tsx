import Stack from '@mui/material/Stack';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import { ImageGallery } from './ImageGallery.tsx';
import { PdfList } from './PdfList.tsx';
import { RecordingList } from './RecordingList.tsx';

interface MediaProps {
  media: readonly MediaItem[];
  /** In one line, as thumbnails. */
  isSmall?: boolean;
}

/** Images, recordings and documents, each with a suitable viewer (DET-01, DET-02). */
export function Media({ media, isSmall = false }: MediaProps) {
  const ofType = (type: MediaItem['type']) => media.filter((item) => item.type === type);
  const layout = isSmall
    ? ({ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 } as const)
    : { gap: 1.5 };
  return (
    <Stack sx={layout}>
      <ImageGallery images={ofType('image')} size={isSmall ? 64 : 112} />
      <RecordingList recordings={ofType('audio')} />
      <PdfList documents={ofType('pdf')} />
    </Stack>
  );
}
