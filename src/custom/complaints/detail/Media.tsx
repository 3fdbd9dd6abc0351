import Stack from '@mui/material/Stack';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import { ImageGallery } from './ImageGallery.tsx';
import { PdfList } from './PdfList.tsx';
import { RecordingList } from './RecordingList.tsx';

/** Attachments, each kind in its own way: images to look at, recordings to hear, documents to read (DET-01, DET-02). */
export function Media({ media }: { media: readonly MediaItem[] }) {
  const ofType = (type: MediaItem['type']) => media.filter((item) => item.type === type);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <ImageGallery images={ofType('image')} />
      <RecordingList recordings={ofType('audio')} />
      <PdfList documents={ofType('pdf')} />
    </Stack>
  );
}
