import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShowBase, useCanAccess, useRecordContext } from 'react-admin';
import { event } from '#contract/content/event.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { RecordFailed } from '#src/components/feedback/RecordFailed.tsx';
import { PageSkeleton } from '#src/components/page/PageSkeleton.tsx';
import { PlaceNameField } from '#src/components/place/PlaceNameField.tsx';
import { CloneButton, ShowActions } from '#src/declare/parts/actions.tsx';
import { LastChanged } from '#src/declare/parts/LastChanged.tsx';
import { PageHeading } from '#src/declare/parts/PageHeading.tsx';
import { ReferenceName } from '#src/declare/parts/ReferenceName.tsx';
import { Related } from '#src/declare/parts/Related.tsx';
import { shownInField } from '#src/declare/parts/shownInField.ts';
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

/** `/gallery/gallery/{id}`: a gallery with its images (GAL-03). */
export default function GalleryMedia() {
  return (
    <>
      <PageHeading view="show" title="name" />
      <ShowBase error={<RecordFailed />} loading={<PageSkeleton />} queryOptions={shownInField}>
        <ShowActions title="name">
          <CloneButton />
        </ShowActions>
        <Gallery />
        <Related />
        <LastChanged />
      </ShowBase>
    </>
  );
}

function Gallery() {
  const record = useRecordContext<GalleryRecord>();
  return record ? <Loaded key={record.id} gallery={record} /> : null;
}

function Loaded({ gallery }: { gallery: GalleryRecord }) {
  const { canAccess: mayEdit = false } = useCanAccess({
    action: 'edit',
    resource: 'gallery',
    record: gallery,
  });
  const { data, isError, isFetching, refetch } = useGalleryMedia(gallery.id);
  return (
    <Stack sx={{ gap: 2 }}>
      <div>
        <Typography component="h2" variant="h2">
          {gallery.name}
        </Typography>
        {gallery.event && (
          <Typography variant="body2">
            <ReferenceName source="event_id" reference={event.name} />
          </Typography>
        )}
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
