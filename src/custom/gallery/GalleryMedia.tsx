import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShowBase, useRecordContext } from 'ra-core';
import { useMay } from '../../declare/entry.ts';
import { ShowActions } from '../../declare/parts/actions.tsx';
import { LoadFailed } from '../../declare/parts/LoadFailed.tsx';
import { PageHeading } from '../../declare/parts/PageHeading.tsx';
import { toldInPlace } from '../../declare/parts/toldInPlace.ts';
import { PlaceNameField } from '../../declare/place/PlaceNameField.tsx';
import { PageSkeleton } from '../../layout/PageSkeleton.tsx';
import { FailedNotice } from '../FailedNotice.tsx';
import { AddImages } from './AddImages.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { useGalleryMedia } from './useGalleryMedia.ts';

interface GalleryRecord {
  id: number;
  name: string;
  description: string;
  event: { name: string } | null;
  thumbnail_id: number | null;
}

/** `/gallery/gallery/{id}`: what a gallery says and the images in it (GAL-03). */
export default function GalleryMedia() {
  return (
    <>
      <PageHeading view="show" />
      <ShowBase error={<LoadFailed />} loading={<PageSkeleton />} queryOptions={toldInPlace}>
        <ShowActions />
        <Gallery />
      </ShowBase>
    </>
  );
}

function Gallery() {
  const record = useRecordContext<GalleryRecord>();
  return record ? <Loaded key={record.id} gallery={record} /> : null;
}

function Loaded({ gallery }: { gallery: GalleryRecord }) {
  const may = useMay();
  const { data, isError, isFetching, refetch } = useGalleryMedia(gallery.id);
  const mayEdit = may('edit', gallery);
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography component="h2" variant="h2">
          {gallery.name}
        </Typography>
        {gallery.event && <Typography variant="body2">{gallery.event.name}</Typography>}
        <PlaceNameField source="place" />
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>{gallery.description}</Typography>
      </div>
      {mayEdit && <AddImages galleryId={gallery.id} />}
      {isError && (
        <FailedNotice text="content.gallery.failed" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data && <MediaGrid media={data.data} thumbnailId={gallery.thumbnail_id} mayEdit={mayEdit} />}
    </Stack>
  );
}
